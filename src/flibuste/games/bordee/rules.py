"""Bordée: from question to question. What each stage does and what each answer means stands in steps/."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.articles import TOKENS, Articles
from flibuste.games.bordee.cards import FACES, TARGET_CARDS
from flibuste.games.bordee.clauses import DUE_273_GAME_IS_OVER
from flibuste.games.bordee.decisions import NOTHING
from flibuste.games.bordee.legality import forbids, list_moves, lone_answer
from flibuste.games.bordee.own import WORDS, new_own
from flibuste.games.bordee.steps import broadside, course, damage, draft, fire, patch, reload, setup, trickery, turn
from flibuste.games.bordee.steps.actions import choose_action, pick
from flibuste.games.bordee.table import (
    ARRANGE,
    BROADSIDE_AIM,
    BROADSIDE_LOSS,
    CANNONS,
    DAMAGE,
    DISASTER,
    DOUBLING,
    FIRING,
    HAND_LIMIT,
    HASTY_LOSS,
    LOAD,
    OFFICERS,
    PHASE1,
    PHASE2,
    REPUTATION,
    RETURN,
    STEP5,
    TRAIN,
    TRICKERY,
    TRICKS,
    UNASKED,
    new_table,
)
from flibuste.games.bordee.world import World, full_deck
from flibuste.kernel import state as kernel
from flibuste.kernel.arrays import zeros
from flibuste.kernel.event import Log
from flibuste.kernel.rng import Rng
from flibuste.kernel.state import OVER, Moves
from flibuste.kernel.vecs import vec


class State(World):
    def clone(self) -> State:
        state = State(
            self.table.clone(),
            [self.owns[0].clone(), self.owns[1].clone()],
            [self.decks[0], self.decks[1]],
            self.targets,
            self.tokens,
            self.seat,
            self.rng.clone(),
        )
        state.reputations = self.reputations
        state.tricks = self.tricks
        return state

    def list_moves(self, moves: Moves) -> None:
        if self.seat == OVER:
            moves.count = 0
        else:
            list_moves(self.table, self.owns[self.seat], self.seat, moves)

    def forbids(self, action: i64) -> i64:
        if self.seat == OVER:
            return DUE_273_GAME_IS_OVER
        return forbids(self.table, self.owns[self.seat], self.seat, action)

    def carry_out(self, action: i64) -> None:
        answer(self, action)
        go_on(self)

    # For the table

    def scores(self) -> vec[i64]:
        """1 for the winner, of a draw nothing for either (DUE-275)."""
        scores = zeros(2)
        if self.table.winner >= 0:
            scores[self.table.winner] = 1
        return scores

    def ending(self) -> i64:
        return self.table.reason

    def reseed(self, rng: Rng) -> None:
        self.rng = rng

    def attach(self, log: Log | None) -> None:
        self.table.log = log

    def sight(self, seat: i64) -> kernel.Sight:
        from flibuste.games.bordee.sight import see  # sights make states, so they import this module

        return see(self, seat)

    def fault(self) -> str:
        from flibuste.games.bordee.audit import find_fault  # looks at states, so it imports this module

        return find_fault(self)


def go_on(world: World) -> None:
    """Whatever needs no decision, and decisions that leave no choice (DUE-313), up to the next question."""
    while world.seat != OVER:
        if world.table.node == UNASKED:
            step(world)
        else:
            lone: i64 = lone_answer(world.table, world.owns[world.seat], world.seat)
            if lone == NOTHING:
                return
            answer(world, lone)


def step(world: World) -> None:
    stage: i64 = world.table.stage
    if world.table.depth > 0:
        damage.step_disaster(world)
    elif stage >= course.FIRE_OR_HOLD:
        step_fire(world, stage)
    elif stage >= course.TURN_BEGINS:
        step_action(world, stage)
    elif stage == course.SHOW_OFFICERS:
        setup.step_officers(world)
    elif stage == course.SHOW_CANNONS:
        setup.step_cannons(world)
    elif stage == course.LOADING:
        setup.step_loading(world)
    elif stage == course.FIRST_PLAYER:
        setup.step_first_player(world)
    elif stage == course.TRAINING:
        setup.step_training(world)
    elif stage == course.DRAFT_REPUTATIONS:
        draft.step_draft_reputations(world)
    elif stage == course.DRAFT_TRICKS:
        draft.step_draft_tricks(world)
    else:
        setup.step_hands(world)


def step_action(world: World, stage: i64) -> None:
    """Phase 1."""
    if stage == course.TURN_BEGINS:
        turn.step_turn_begins(world)
    elif stage == course.NEXT_ACTION:
        turn.step_next_action(world)
    elif stage == course.ACTION_DONE:
        turn.step_action_done(world)
    elif stage == course.DRAW_DISCS:
        reload.step_draw_discs(world)
    elif stage == course.PATCH_ON:
        patch.step_patch_on(world)
    elif stage == course.BROADSIDE_ANSWER:
        trickery.step_broadside_answer(world)
    elif stage == course.BROADSIDE_DISCS:
        broadside.step_broadside(world)
    elif stage == course.LURCH_ANSWER:
        trickery.step_lurch_answer(world)
    else:
        broadside.step_lurch(world)


def step_fire(world: World, stage: i64) -> None:
    """Phases 2 and 3."""
    if stage == course.FIRE_OR_HOLD:
        turn.step_fire_or_hold(world)
    elif stage == course.TARGET_CARDS:
        fire.step_target_card(world)
    elif stage == course.DOUBLE_SHOT:
        fire.step_double_shot(world)
    elif stage == course.SHOOTER_TRICK:
        fire.step_shooter_trick(world)
    elif stage == course.DEFENDER_TRICK:
        fire.step_defender_trick(world)
    elif stage == course.DODGING:
        fire.step_dodging(world)
    elif stage == course.IMPACT:
        fire.step_impact(world)
    elif stage == course.LOSSES:
        fire.step_losses(world)
    elif stage == course.KEEP_AIM:
        fire.step_keep_aim(world)
    elif stage == course.TRAIN_AGAIN:
        fire.step_train_again(world)
    elif stage == course.DRAWING:
        turn.step_drawing(world)
    else:
        turn.step_turn_ends(world)


def answer(world: World, action: i64) -> None:
    """A legal decision of the seat that was asked."""
    node: i64 = world.table.node
    if world.owns[world.seat].chain.asks != WORDS:
        pick(world, action)
    elif node == PHASE1:
        choose_action(world, action)
    elif node == PHASE2:
        fire.answer_phase2(world, action)
    elif node == FIRING:
        fire.answer_firing(world, action)
    elif node == STEP5:
        fire.answer_step5(world, action)
    elif node == DAMAGE:
        fire.answer_damage(world, action)
    elif node == TRAIN:
        setup.answer_train(world, action)
    elif node == HAND_LIMIT:
        turn.answer_hand_limit(world, action)
    elif node == RETURN:
        reload.answer_return(world, action)
    elif node == ARRANGE:
        reload.answer_arrange(world, action)
    elif node == HASTY_LOSS:
        fire.answer_hasty(world, action)
    elif node == DOUBLING:
        fire.answer_double(world, action)
    elif node == DISASTER:
        damage.answer_disaster(world, action)
    elif node == BROADSIDE_AIM:
        broadside.answer_broadside_aim(world, action)
    elif node == BROADSIDE_LOSS:
        broadside.answer_broadside_loss(world, action)
    elif node == OFFICERS:
        setup.answer_officers(world, action)
    elif node == CANNONS:
        setup.answer_cannons(world, action)
    elif node == LOAD:
        setup.answer_load(world, action)
    elif node == REPUTATION:
        draft.answer_reputation(world, action)
    elif node == TRICKS:
        draft.answer_trick_draft(world, action)
    elif node == TRICKERY:
        trickery.answer_trickery(world, action)
    else:
        trickery.answer_window(world, action)


class Dealer(kernel.Dealer):
    def __init__(self, articles: Articles) -> None:
        self.articles: Articles = articles

    def deal(self, rng: Rng) -> State:
        """Aim decks, target deck, tokens, in this order (DUE-102, DUE-105, DUE-106); the rest comes by and by.

        In a shuffle target cards are numbered after the faces, and tokens after them: so one list can name all.
        """
        decks = [full_deck(), full_deck()]
        for deck in decks:
            rng.shuffle(deck)
        targets = shuffled(rng, FACES, TARGET_CARDS)
        tokens = zeros(2 * TOKENS)
        for seat in range(2):
            drawn = shuffled(rng, FACES + TARGET_CARDS, TOKENS)
            for hull in range(TOKENS):
                tokens[TOKENS * seat + hull] = drawn[hull]
        state = State(new_table(self.articles), [new_own(), new_own()], decks, targets, tokens, 0, rng.branch())
        go_on(state)
        return state


def shuffled(rng: Rng, first: i64, count: i64) -> vec[i64]:
    """The numbers below `count`, by shuffling so many numbers from `first` on."""
    items = zeros(count)
    for place in range(count):
        items[place] = first + place
    rng.shuffle(items)
    for place in range(count):
        items[place] -= first
    return items
