/** As much of Markdown as our rulebooks use, as a tree that Svelte can draw: no HTML passes through. */

export type Inline = { kind: 'text' | 'bold' | 'italic' | 'code'; text: string }
export type Block =
  | { kind: 'heading'; level: number; inline: Inline[] }
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'quote'; inline: Inline[] }
  | { kind: 'list'; items: { clause: string; inline: Inline[] }[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const MARK = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/

export function inline(text: string): Inline[] {
  return text
    .split(MARK)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**') && part.length > 4) return { kind: 'bold', text: part.slice(2, -2) }
      if (part.startsWith('*') && part.length > 2) return { kind: 'italic', text: part.slice(1, -1) }
      if (part.startsWith('`') && part.length > 2) return { kind: 'code', text: part.slice(1, -1) }
      return { kind: 'text', text: part }
    })
}

const cells = (line: string) => line.split('|').slice(1, -1).map((cell) => inline(cell.trim()))

export function parse(text: string): Block[] {
  const blocks: Block[] = []
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split('\n').filter((line) => line.trim())
    const first = lines[0]
    if (first === undefined) continue
    const heading = /^(#+) (.*)$/.exec(first)
    if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, inline: inline(heading[2] ?? '') })
      if (lines.length > 1) blocks.push(...parse(lines.slice(1).join('\n')))
    } else if (first.startsWith('- ')) {
      const items = lines.map((line) => line.replace(/^- /, '')).map((line) => ({ clause: /^\*\*([A-Z]{1,3}-\d+)\*\*/.exec(line)?.[1] ?? '', inline: inline(line) }))
      blocks.push({ kind: 'list', items })
    } else if (first.startsWith('|')) {
      blocks.push({ kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) })
    } else if (first.startsWith('>')) {
      blocks.push({ kind: 'quote', inline: inline(lines.map((line) => line.replace(/^> ?/, '')).join(' ')) })
    } else {
      blocks.push({ kind: 'paragraph', inline: inline(lines.join(' ')) })
    }
  }
  return blocks
}
