import { z } from 'zod';
import { readValue } from './read-value.js';

const caption = z.object({
  sentences: z.array(z.string().min(2).max(9)).min(2).max(3),
  tag: z.string(),
  number: z.number().int().min(1).max(60).optional(),
});
const faultsOf = (answer: unknown): readonly string[] => {
  const read = readValue(answer, caption);
  return read.ok ? [] : read.faults;
};

describe('an answer that does not fit', () => {
  it.each([
    [{ sentences: 'One.', tag: 5 }, ['sentences: not a list', 'tag: not text']],
    [{ sentences: ['One.', 'Two.'] }, ['tag: missing']],
    [{ sentences: ['One.'], tag: 'a' }, ['sentences: fewer than 2 entries']],
    [{ sentences: ['One.', 'Far too long.'], tag: 'a' }, ['sentences.1: more than 9 characters']],
    [{ sentences: ['One.', 'Two.'], tag: 'a', number: 61 }, ['number: more than 60']],
    [{ sentences: ['One.', 'Two.'], tag: 'a', number: 0 }, ['number: less than 1']],
    ['Sorry.', ['answer: not an object']],
    [null, ['answer: not an object']],
  ])('%j is told in plain words', (answer, faults) => {
    expect(faultsOf(answer)).toEqual(faults);
  });

  it('has no bounds told of what is of another type', () => {
    const lines = z
      .array(z.string())
      .overwrite((list) => list)
      .min(2)
      .max(3);
    const read = readValue({ lines: 'One line.' }, z.object({ lines }));
    expect(read).toEqual({ ok: false, faults: ['lines: not a list'] });
  });
});
