/** Short rules for tests. */
export const rules = {
  format_and_quality_standards: {
    length: { min_words: 800, max_words: 1000, preferred_range: '800-1000 words', note: 'Not longer.' },
    must_include_at_least_one_of: ['A term of the trade'],
  },
  do: ['Name the source', 'Say what to check', 'End with a question'],
  do_not: ['Promise a return'],
  tone_and_voice: {
    background: { description: 'A desk.', platform_scope: 'Collecting.', editorial_mission: 'To help.' },
    overall_tone: { Plain: 'Short words.' },
  },
  topic_inspiration: {
    approach: 'Start from a decision.',
    content_principles: 'One object.',
    current_events_guidance: 'An occasion.',
    angle_development: 'Two views.',
    category_specific_guidance: [],
  },
  article_generation_schedule: {
    total_articles_per_week: 10,
    articles_per_persona: 2,
    run_day: 'Monday',
    distribution_strategy: 'Evenly.',
  },
};

/** Makes an answer that names its revision. */
export const revised = (body: object, revision: number) =>
  new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json', etag: `"${revision}"` },
  });

const added = { field: 'do[1]', from: null, to: 'Say what to check' };

/**
 * Makes an entry of the history, with one added rule unless the test says otherwise. Its paths have dots between their
 * names.
 */
export const change = (revision: number, summary: string, changes: object[] = [added]) => ({
  revision,
  type: 'EditorialRulesSet',
  at: '2026-11-18T09:00:00.000Z',
  actor: { kind: 'user', id: 'u-2', name: 'Ines', role: 'admin' },
  subject: { kind: 'editorial-rules', id: 'editorial-rules', title: 'the editorial rules' },
  summary,
  changes,
});
