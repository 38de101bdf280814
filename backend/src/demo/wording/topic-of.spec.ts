import { topicOf } from './topic-of.js';

describe('the topic of a prompt', () => {
  it.each([
    ['Insuring comic collections through a move', 'Insuring comic collections through a move'],
    ['Write an article about vintage typewriters.', 'vintage typewriters'],
    ['Please write critically about vintage typewriters', 'vintage typewriters'],
    ['I’d like a short piece on fountain pens, and keep it light.', 'fountain pens'],
    ['Could you write me something funny about fountain pens?', 'fountain pens'],
    ['Boxes, please', 'Boxes'],
    ['On boxes', 'boxes'],
    ['Compare slabs vs. raw cards. Be brief.', 'slabs vs. raw cards'],
    ['Explain why papers matter: use two examples', 'why papers matter'],
    ['Review of the year', 'Review of the year'],
    ['Who insures comics? Ask a broker.', 'Who insures comics?'],
  ])('%j is %j', (prompt, topic) => {
    expect(topicOf(prompt)).toBe(topic);
  });

  it.each([
    ['a script', 'Whisky <script>alert(1)</script>casks', 'Whisky casks'],
    ['tags', 'How should <b>whisky</b> be stored?', 'How should whisky be stored?'],
    [
      'a heading and a link',
      '\n## [Old *maps*](https://example.com) “framed”\n\nBe short.',
      'Old maps framed',
    ],
    ['an address', 'Old maps https://example.com/a?b', 'Old maps'],
  ])('has no markup: %s', (_, prompt, topic) => {
    expect(topicOf(prompt)).toBe(topic);
  });

  it('is the title where one is given, as in the prompt that is copied from an idea', () => {
    const prompt =
      'Write an article from this topic idea.\n\nTitle: How comics cross borders\nWriting angle: List it.';
    expect(topicOf(prompt)).toBe('How comics cross borders');
  });

  it.each([
    '',
    ' \n',
    '!?',
    'Make it funny.',
    'Don’t mention prices',
    'We need three of them',
    'Please keep to 900 words.',
    'x'.repeat(4_000),
    '<script>alert(1)</script>',
  ])('is none where nothing but a manner is asked for, or nothing that can be named: %j', (prompt) => {
    expect(topicOf(prompt)).toBeNull();
  });

  it('is the first clause of a long sentence', () => {
    expect(topicOf(`Insuring comics abroad, ${'with every thing that one may think of '.repeat(5)}`)).toBe(
      'Insuring comics abroad',
    );
  });
});
