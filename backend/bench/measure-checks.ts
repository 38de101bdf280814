// Prints how often each check is right, over the passages that people have labelled.
import { floorOf, measure } from '../../checks/testing/labelled/measure.js';
import { passages } from '../../checks/testing/labelled/passages.js';

const measured = measure(passages);
const share = (value: number): string => value.toFixed(2);

console.table(
  Object.fromEntries(
    measured.map((one) => [
      one.id,
      {
        kind: one.kind,
        severity: one.severity,
        passages: one.passages,
        precision: share(one.precision),
        recall: share(one.recall),
        floor: floorOf(one) ?? '',
      },
    ]),
  ),
);

for (const { id, missed, mistaken } of measured) {
  for (const { text } of mistaken)
    console.log(`${id} points out what is fine: ${text.content.slice(0, 100)}`);
  for (const { text } of missed) console.log(`${id} misses: ${text.content.slice(0, 100)}`);
}
