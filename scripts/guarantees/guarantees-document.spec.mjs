import { guaranteesDocument } from './guarantees-document.mjs';

const tests = [
  { titles: ['A1 what was saved', 'is there after %s'] },
  { titles: ['A1 what was saved', 'is there <after> a stop'] },
  { titles: ['articles', 'A2 and A3 one of two', 'wins'] },
  { titles: ['articles', 'are A30 wide'] },
];
const files = [{ path: 'backend/test/a.spec.ts', tests }];
const documentOf = (/** @type {Record<string, string>} */ guarantees) =>
  guaranteesDocument(guarantees, files);

describe('the document of the guarantees', () => {
  it('has each of them with the tests that name it', () => {
    const text = documentOf({ A1: 'It survives', A3: 'One wins' });
    expect(text).toContain(
      [
        '## A1 It survives',
        '',
        '- what was saved ([a.spec.ts](../backend/test/a.spec.ts))',
        '  - is there after …',
        String.raw`  - is there \<after\> a stop`,
        '',
        '## A3 One wins',
        '',
        '- articles, one of two ([a.spec.ts](../backend/test/a.spec.ts))',
        '  - wins',
      ].join('\n'),
    );
  });

  it('is refused while a guarantee has no test', () => {
    expect(() => documentOf({ A4: 'It is told' })).toThrow('No test names A4: It is told.');
  });
});
