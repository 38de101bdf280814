import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { wordForm } from './text/word-form.js';
import { plainWordsIn } from './text/words.js';

/** The fewest words that a point must have of its own; with fewer it says too little to look for. */
const fewestWords = 3;
/** The share of a point's words that the text must have. The point then counts as made, however it is phrased. */
const takenUp = 1 / 3;

const formsIn = (text: string): Set<string> =>
  new Set(
    plainWordsIn(text)
      .filter((word) => word.length > 3 || /\d/.test(word))
      .map(wordForm),
  );

/** Looks for the points that a person approved in the whole text, because a point may be made under another heading. */
export const outlinePoints: Check = {
  id: 'outline-points',
  name: 'Points of the outline',
  about: 'Looks in the text for the words of each point of an outline that a person approved.',
  kind: 'guess',
  severity: 'info',
  fix: 'person',
  version: 1,
  markdown: 'not-needed',
  run({ title, content, brief }) {
    const points = (brief.outline ?? []).flatMap(({ heading, points: own = [] }) =>
      own.map((point) => ({ heading, point, words: formsIn(point) })),
    );
    if (points.length === 0) return notChecked('There are no approved points to look for.');
    const said = formsIn(`${title}\n${content}`);
    const failures = points.flatMap(({ heading, point, words }): Failure[] => {
      const found = [...words].filter((word) => said.has(word)).length;
      if (words.size < fewestWords || found / words.size >= takenUp) return [];
      return [{ message: `The outline’s point “${point}”, under “${heading}”, seems to be missing.` }];
    });
    return failuresOr(failures, 'The text seems to take up every point of the outline.');
  },
};
