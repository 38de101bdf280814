import type { Outline } from '../domain/generation.events.js';
import type { ArticleInputs } from './article-inputs.js';
import { articlePrompt } from './article-prompt.js';
import { finishPrompt } from './finish-prompt.js';
import { draftPrompt, outlinePrompt } from './outline-prompt.js';
import { planPrompt } from './plan-prompt.js';
import { researchPrompt } from './research-prompt.js';
import { reviewPrompt } from './review-prompt.js';
import { revisionPrompt, sectionRevisionPrompt } from './revision-prompt.js';

/** This must never change, so that only a change of the wording changes the hashes below. */
const golden: ArticleInputs = {
  date: '2026-01-02',
  persona: {
    name: 'N',
    aboutMe: 'A',
    writingStyle: 'W',
    context: 'C',
    tonePillars: ['T', 'U'],
    writingAngle: 'V',
    expertise: 'E',
  },
  category: { name: 'K', description: 'D' },
  otherCategories: ['G'],
  rules: {
    spelling: 'british',
    format_and_quality_standards: {
      length: { min_words: 1, max_words: 2, preferred_range: '', note: 'L' },
      must_include_at_least_one_of: ['I'],
    },
    do: ['X'],
    do_not: ['Y'],
    tone_and_voice: {
      background: { description: 'B', platform_scope: '', editorial_mission: 'M' },
      overall_tone: { Plain: 'P' },
    },
    topic_inspiration: {
      approach: 'Q',
      content_principles: 'R',
      current_events_guidance: '',
      angle_development: 'S',
      category_specific_guidance: ['G'],
    },
    article_generation_schedule: {
      total_articles_per_week: 1,
      articles_per_persona: 1,
      run_day: 'Monday',
      distribution_strategy: '',
    },
  },
  customPrompt: 'H',
  idea: { title: 'J', angle: 'F', relevance: 'O', sources: ['Z'] },
  recentTitles: ['R1', 'R2'],
  recentShapes: [{ opening: 'B1', ending: 'E1' }],
  sibling: { number: 1, of: 2 },
  plan: null,
  sources: [{ id: 's1', title: 'U', text: 'V' }],
};

const outline: Outline = {
  thesis: 'T',
  reader: 'R',
  sections: [{ heading: 'H', purpose: 'P', points: ['O'], words: 3, sources: ['s1'] }],
};

describe('the wording', () => {
  const draft = { title: 'T', content: 'C\n\n## D\n\nE' };
  const failures = [{ rule: 'R', status: 'fail' as const, detail: 'D' }];
  const sections = [{ place: 1, faults: ['F'] }];
  const plan = { date: '2026-01-02', rules: golden.rules, categories: [golden.category] };
  const articles = [{ persona: 'N', category: 'K', about: 'V' }];

  it.each([
    [
      'the article',
      articlePrompt.from(golden),
      '2',
      '9a5101930cd7dad2298c31c1619ede4754cb92f9dfd30e8c4aab337a42e891bb',
    ],
    [
      'the outline',
      outlinePrompt.from(golden),
      '2',
      '99c5666ecbc46a6924c1dc3036852fe34be6b37f6e0551564fc851e1c8c89ecc',
    ],
    [
      'the draft',
      draftPrompt.from({ article: golden, outline }),
      '2',
      '17faf6ff1a626771014881413838c499f676b74464595c002edf8bee91b3b537',
    ],
    [
      'the research',
      researchPrompt.from(golden),
      '2',
      'b637f76746e1ba112722a0252543c17b3168313ad82d6f318fb299daef4b36f6',
    ],
    [
      'the review',
      reviewPrompt.from({ article: golden, outline, text: draft }),
      '2',
      '1817e517ffa4760a6330c6e6fb5317bb11dc4ad0e2b15c397e2a7a9c0dacad77',
    ],
    [
      'the revision',
      revisionPrompt.from({ article: golden, draft, failures }),
      '2',
      'e827089b9a91c7d42cfdd4ebddc46c32c3ced27caf1acbb7f2c60189b54ed337',
    ],
    [
      'the revision of sections',
      sectionRevisionPrompt.from({ article: golden, draft, sections, faults: ['W'] }),
      '3',
      '7695e55f291df675fe3749316592508867a7125fe32114874b57344314224654',
    ],
    [
      'the last touches',
      finishPrompt.from({ article: golden, text: draft }),
      '3',
      'dd4f2a7558fdadfe59ef3c505c86895376b8f1ff961cf7bb0b26c8e279456cac',
    ],
    [
      'the plan',
      planPrompt.from({ ...plan, articles, customPrompt: 'H', recentTitles: ['R1'] }),
      '2',
      '94195e5f28e284de367eee71cda648f62c2327290e8228172a161271374b19b6',
    ],
  ])('of %s never changes without a new version', (_, { version, hash }, knownVersion, knownHash) => {
    expect({ version, hash }).toEqual({ version: knownVersion, hash: knownHash });
  });
});
