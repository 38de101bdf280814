import { passagesFor, type Passage } from './passage.js';
import { heavy, machine, plain } from './prose.js';

const [clock, coin, paper, buyer, policy, trunk] = plain;

const level = passagesFor('reading-level');

const levels: Passage[] = [
  ...plain.map(level.fine),
  ...heavy.map(level.wrong),
  level.wrong(heavy.join('\n\n')),
];

const variety = passagesFor('sentence-variety');

const varied: Passage[] = [
  ...[clock, coin, paper, buyer].map(variety.fine),
  variety.fine(
    'Before you sell:\n\n- Ask for the papers.\n- Ask for the box.\n- Ask for the key.\n- Ask for the strap.\n- Ask again.',
  ),
  variety.wrong(
    'The box is empty now. The box was full. The box came from the shop with a leaflet in it. The box is why we bought the watch. It was not a good reason.',
  ),
  variety.wrong(
    'You should ask for the papers. You should read them at home. You should call the maker. You should wait for the answer. You should pay last of all.',
  ),
  variety.wrong(`${clock} ${coin}`),
  variety.wrong(
    Array.from(
      ['spring', 'summer', 'autumn', 'winter', 'end'],
      (season) =>
        `When the ${season} came and the rooms of the house were opened to the people who had waited for so long at the gate in the cold, the keeper took the keys from the hook by the door and walked from one case to the next.`,
    ).join(' '),
  ),
];

const repeats = passagesFor('repetition');

const repeated: Passage[] = [
  ...[paper, buyer, policy, trunk].map(repeats.fine),
  repeats.fine(
    'The Royal Society of Clock and Watch Makers holds the file. A copy is with the Royal Society of Clock and Watch Makers of the north.',
  ),
  repeats.fine('> Keep the box and the papers in one place.\n\nThe rule is old, and the box is older.'),
  repeats.wrong(
    'Keep the box and the papers in one place. Later, when the buyer asks, you will be glad to keep the box and the papers in one place.',
  ),
  repeats.wrong(
    'Nobody knows who wound the clock in those years. The key was lost. Still, nobody knows who wound the clock in the war.',
  ),
  repeats.wrong(
    '## One\n\nA good photograph of a coin shows the face, the back and the edge.\n\n## Two\n\nRemember that a good photograph of a coin shows the face at least.',
  ),
  repeats.wrong(
    'The label of a trunk says more than its owner ever did, and it says it in the plain words of a shop.\n\nIt was four colours.\n\nIn the end, the label of a trunk says more than its owner, in the plain words of a shop.',
  ),
];

const tone = passagesFor('machine-tone');

const toned: Passage[] = [
  ...plain.map(tone.fine),
  ...machine.map(tone.wrong),
  tone.fine(
    `${policy} A robust lock helps, and so does a comprehensive list. ${buyer} The old leaflet is invaluable.`,
  ),
];

const close = passagesFor('too-close', { earlier: [{ title: 'What hangs in the hall', content: clock }] });
const source = passagesFor('too-close', { sources: [{ id: 's1', title: 'On paper', text: paper }] });
const shortOf = (text: string, from: number, words: number): string =>
  text
    .split(' ')
    .slice(from, from + words)
    .join(' ');

const likenesses: Passage[] = [
  ...[coin, policy, trunk].map(close.fine),
  close.fine(`${buyer} As somebody wrote, the first one had broken in the war.`),
  source.fine(`${clock} “${shortOf(paper, 0, 30)}” [s1]`),
  close.wrong(`${coin} ${shortOf(clock, 20, 34)}.`),
  close.wrong(`${policy} ${shortOf(clock, 60, 18)}.`),
  source.wrong(`${buyer} ${shortOf(paper, 10, 40)}.`),
  source.wrong(paper.replace('slowest', 'least quick').replace('copy framed', 'copy made')),
];

const samples = [coin, paper, policy, coin, trunk].map(
  (text, at) => `${text} ${[clock, trunk, coin, paper, policy][at]}`,
);
const voice = passagesFor('voice', { samples });
const chatty =
  'I’ve got to tell you, I don’t trust my own eyes. Who does? I’m the one who’d buy it first and I’d ask later. Isn’t that how we’ve all learned? We can’t help it. I won’t pretend that I’m better. Would you? My wife says I’m hopeless, and I can’t say she’s wrong. Didn’t I swear I’d stop? I’ve bought three since May. What’s it for? I couldn’t say. We’re like that, my brother and me. He’s worse, I’d say. Why shouldn’t we? It’s our money, and it’s our shelf. I’ll stop when it’s full. Won’t I? I don’t know. We’ll see, won’t we? That’s what I’m like.';

const voices: Passage[] = [
  voice.fine(`${clock} ${policy}`),
  voice.fine(`${paper} ${trunk}`),
  voice.fine(`${coin} ${policy}`),
  voice.wrong(chatty),
  voice.wrong(`${chatty} ${buyer}`),
  voice.wrong(heavy.join(' ')),
];

/** The passages about style. */
export const style: readonly Passage[] = [
  ...levels,
  ...varied,
  ...repeated,
  ...toned,
  ...likenesses,
  ...voices,
];
