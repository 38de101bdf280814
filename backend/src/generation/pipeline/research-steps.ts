import { Injectable } from '@nestjs/common';
import { plainAddress } from '../../../../checks/text/addresses.js';
import {
  chosenPassages,
  eachPageOnce,
  PageFinder,
  ReadSource,
  siteOfAddress,
} from '../../sources/contract.js';
import type { FoundPages } from '../../sources/contract.js';
import type { SearchFailure } from '../../platform/ai/image-search.js';
import type { FoundPage } from '../../platform/ai/page-search.js';
import type { TextFailure } from '../../platform/ai/text-failure.js';
import { Clock } from '../../platform/kernel/clock.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { whileHeld } from '../../platform/replicas/while-held.js';
import { researchSources } from '../../topics/contract.js';
import type { GenerationCommand } from '../domain/generation.decider.js';
import type { Research } from '../domain/research.js';
import { DeskMemory, type Remembered } from '../research/desk-memory.js';
import { KeptLookups } from '../research/kept-lookups.js';
import {
  researchPrompt,
  usableQuestions,
  type ModelQuestions,
  type ModelQuestion,
} from '../writing/research-prompt.js';
import { ModelCalls, type Answered, type Work } from './model-calls.js';

/** The most sources that an article can have, given and found together. */
const mostSources = 10;
const mostPages = 8;
const mostLeftOut = 40;
const bounds = { aQuestion: 3, inAll: 20 };
/** The part of the article's remaining time that its research may take. */
const shareOfTime = 1 / 3;
const longestMs = 60_000;

const sites = [...new Set(researchSources.map(({ url }) => siteOfAddress(url)))];
const siteNumbered = new Map(researchSources.map(({ number, url }) => [number, siteOfAddress(url)]));

type LeftOut = Research['leftOut'][number];
type Searched = FoundPages | SearchFailure;
type Outcome = { readonly read: Remembered } | { readonly reason: string };

/** Does the research for an article. Whatever fails, the article is written with the results that there are. */
@Injectable()
export class ResearchSteps {
  constructor(
    private readonly model: ModelCalls,
    private readonly finder: PageFinder,
    private readonly pages: ReadSource,
    private readonly memory: DeskMemory,
    private readonly findings: KeptLookups,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError when the server stops, or when the line to the model is full for work that nobody waits for */
  async research(work: Work): Promise<GenerationCommand> {
    if (!this.finder.isThere) return researched({ detail: 'Nothing was looked up: the web search is off.' });
    if (work.generation.order.sources.length >= mostSources) {
      return researched({ detail: 'Nothing was looked up: the article has as many sources as it can have.' });
    }
    const answer = await this.questions(work);
    if (!answer.ok) {
      return researched({ detail: `Nothing was looked up. ${answer.message}`, cause: answer.detail });
    }
    const { value, call } = answer;
    const questions = usableQuestions(value);
    if (questions.length === 0) {
      const what = value.questions.length === 0 ? 'question' : 'question that can be looked up';
      return researched({ call, detail: `Nothing was looked up: the model asked no ${what}.` });
    }
    return researched({ subject: value.subject ?? null, call, ...(await this.lookUp(questions, work)) });
  }

  /**
   * Looking up takes long, and meanwhile other articles come to be whose titles the prompt tells. So the answer is kept
   * with what is found for it, whatever the prompt would be after a crash.
   */
  private questions({ id, order, lease, calls }: Work): Promise<Answered<ModelQuestions> | TextFailure> {
    const prompt = researchPrompt.from(order.inputs);
    return this.findings.once(id, `questions ${prompt.version}`, lease, () =>
      this.model.ask(prompt, lease, calls),
    );
  }

  private async lookUp(questions: readonly ModelQuestion[], work: Work): Promise<Partial<Research>> {
    const { generation, lease, calls } = work;
    const limitMs = Math.min(longestMs, (calls.budget?.remainingMs() ?? longestMs) * shareOfTime);
    const limit = AbortSignal.any([lease.signal, AbortSignal.timeout(Math.max(1, Math.round(limitMs)))]);
    const given = generation.order.sources;
    const [searches, remembered] = await Promise.all([
      this.searches(questions, limit, work),
      this.remembered(questions, work),
    ]);
    const { taken, leftOut } = pagesOf(searches, given);
    const outcomes = await Promise.all(taken.map((page) => this.read(page, limit, work)));
    const read = outcomes.flatMap((outcome) => ('read' in outcome ? [outcome.read] : []));
    const known = new Set(
      [...given, ...read].map(({ url, hash }) => (url === null ? hash : plainAddress(url))),
    );
    const texts = [
      ...read,
      ...remembered.filter(({ url, hash }) => !known.has(url === null ? hash : plainAddress(url))),
    ];
    return {
      questions: questions.map(({ view, question, query }, place) => ({
        view,
        question,
        query,
        ...toldOf(searches[place]),
      })),
      ...chosen(questions, texts, given.length),
      leftOut: [
        ...taken.flatMap(({ address, title }, place) => {
          const outcome = outcomes[place];
          return outcome && 'reason' in outcome ? [{ url: address, title, reason: outcome.reason }] : [];
        }),
        ...leftOut,
      ].slice(0, mostLeftOut),
    };
  }

  private searches(
    questions: readonly ModelQuestion[],
    limit: AbortSignal,
    { id, lease }: Work,
  ): Promise<Searched[]> {
    const search = async ({ query, sources }: ModelQuestion): Promise<Searched> => {
      const asked = sources.flatMap((number) => siteNumbered.get(number) ?? []);
      const searched = await this.finder.find(query, asked, sites, limit);
      // The server is stopping, so nothing of this is recorded.
      const late = !searched.ok && searched.kind === 'stopped';
      return late ? { ...searched, message: 'There was no time left for this search.' } : searched;
    };
    return Promise.all(
      questions.map((question) =>
        this.findings.once(id, `search ${question.query}`, lease, () => search(question)),
      ),
    );
  }

  private remembered(
    questions: readonly ModelQuestion[],
    { lease, actor, generation: { order } }: Work,
  ): Promise<Remembered[]> {
    const queries = questions.map(({ query }) => query);
    // An author must not learn from the article what they may not see, so the model is not given it either.
    const author = actor.role === 'admin' ? null : order.authorId;
    const sight = { author, persona: order.personaId };
    return whileHeld(lease, () => this.memory.find(queries, sight, this.clock.now()));
  }

  private read({ address }: FoundPage, limit: AbortSignal, { id, lease }: Work): Promise<Outcome> {
    return this.findings.once(id, `page ${address}`, lease, async (): Promise<Outcome> => {
      try {
        const { title, text, hash, fetchedAt, dates } = await this.pages.forResearch(address, limit);
        return {
          read: {
            url: address,
            title,
            text,
            hash,
            readAt: fetchedAt,
            ...(dates && { dates }),
            from: 'search',
          },
        };
      } catch (error) {
        if (limit.aborted) return { reason: 'There was no time left to read it.' };
        if (!(error instanceof DomainError)) throw error;
        return { reason: error.message };
      }
    });
  }
}

function researched(found: Partial<Research>): GenerationCommand {
  const nothing: Research = {
    subject: null,
    questions: [],
    sources: [],
    passages: [],
    leftOut: [],
    call: null,
    detail: null,
  };
  return { type: 'record-step', event: { type: 'GenerationResearched', data: { ...nothing, ...found } } };
}

function toldOf(searched: Searched | undefined): Pick<Research['questions'][number], 'found' | 'failure'> {
  if (!searched) return { found: 0, failure: null };
  if (!searched.ok) return { found: 0, failure: searched.message };
  const { pages, silent } = searched;
  const failure =
    pages.length === 0 && silent.length > 0
      ? `The web search found nothing; these engines gave it no answer: ${silent.slice(0, 5).join(', ')}.`
      : null;
  return { found: pages.length, failure };
}

/** Takes the best page of each question before the second of any, and says why each of the others was left out. */
function pagesOf(
  searches: readonly Searched[],
  given: readonly { readonly url: string | null }[],
): { readonly taken: FoundPage[]; readonly leftOut: LeftOut[] } {
  const found = searches.map((searched) => (searched.ok ? searched.pages : []));
  const deepest = Math.max(0, ...found.map(({ length }) => length));
  const inTurn = Array.from({ length: deepest }, (_, rank) =>
    found.flatMap((pages) => pages[rank] ?? []),
  ).flat();
  const byHand = new Set(given.flatMap(({ url }) => (url === null ? [] : [plainAddress(url)])));
  const all = eachPageOnce(inTurn).filter(({ address }) => !byHand.has(plainAddress(address)));
  const room = Math.min(mostPages, mostSources - given.length);
  const leftOut = (pages: readonly FoundPage[], reason: string): LeftOut[] =>
    pages.map(({ address: url, title }) => ({ url, title, reason }));
  const elsewhere = eachPageOnce(searches.flatMap((searched) => (searched.ok ? searched.elsewhere : [])));
  return {
    taken: all.slice(0, room),
    leftOut: [
      ...leftOut(all.slice(room), `Others came first: at most ${room} pages are read.`),
      ...leftOut(elsewhere, 'It is on no site of the research sources.'),
    ],
  };
}

/** Chooses the best passages, and numbers their sources after the given ones. */
function chosen(
  questions: readonly ModelQuestion[],
  texts: readonly Remembered[],
  given: number,
): Pick<Research, 'sources' | 'passages'> {
  const asked = questions.map(({ question, query }) => `${question} ${query}`);
  const passages = chosenPassages(asked, texts, { ...bounds, texts: mostSources - given });
  const used = [...new Set(passages.map(({ text }) => text))].toSorted((one, other) => one - other);
  const idOf = (text: number): string => `s${given + 1 + used.indexOf(text)}`;
  return {
    sources: used.flatMap((place) => {
      const source = texts[place];
      return source ? [{ id: idOf(place), ...source }] : [];
    }),
    passages: passages.map(({ text, question, passage }, place) => ({
      id: `p${place + 1}`,
      source: idOf(text),
      question,
      text: passage,
    })),
  };
}
