import { chosenPassages, passagesIn } from './passages.js';

const words = (count: number, word = 'word'): string => Array.from({ length: count }, () => word).join(' ');
const bounds = { aQuestion: 3, inAll: 20, texts: 10 };

describe('a text in passages', () => {
  it.each([
    ['nothing', '', []],
    ['one word', 'Sold', ['Sold']],
    ['two short paragraphs', 'One.\n\nTwo.', ['One.\n\nTwo.']],
    ['a long paragraph', `${words(70)}\n\n${words(70)}`, [words(70), words(70)]],
    ['a long sentence', words(250), [words(120), words(120), words(10)]],
    ['sentences', `${words(79)} end. ${words(60)}`, [`${words(79)} end.`, words(60)]],
    ['a sentence that ends too early', `One two. ${words(130)}`, [`One two. ${words(118)}`, words(12)]],
  ])('%s', (_, text, passages) => expect(passagesIn(text)).toEqual(passages));

  it('stands in it word for word, all of it', () => {
    const text = Array.from({ length: 60 }, (_, place) => `${words(place)} end.\n\n`).join('');
    const passages = passagesIn(text);
    expect(passages.every((passage) => text.includes(passage))).toBe(true);
    expect(passages.every((passage) => passage.split(/\s+/).length <= 120)).toBe(true);
    expect(passages.join(' ').split(/\s+/)).toEqual(text.trim().split(/\s+/));
  });
});

describe('the passages that are chosen', () => {
  const boxes = { title: 'Boxes', text: 'An original box adds a fifth to the price of a watch.' };
  const fires = { title: 'Fires', text: 'Insurers pay for fires where the alarm was tested.' };

  it('are those that share most with a question', () => {
    const chosen = chosenPassages(
      ['What does an original box add to the price?', 'When do insurers pay for fires?'],
      [fires, boxes],
      bounds,
    );
    expect(chosen).toEqual([
      { text: 1, question: 0, passage: boxes.text },
      { text: 0, question: 1, passage: fires.text },
    ]);
  });

  it('are none where nothing is shared but a word', () => {
    expect(chosenPassages(['Which stamps are rare?'], [boxes, fires], bounds)).toEqual([]);
  });

  it('are bounded for a question, in all and by texts, and each serves one question', () => {
    const many = Array.from({ length: 9 }, (_, place) => ({
      title: `Boxes ${place}`,
      text: `Box ${place} and its price. ${words(100)}\n\nThe price of box ${place}. ${words(100)}`,
    }));
    const questions = ['The price of a box?', 'The box and its price?'];
    const chosen = chosenPassages(questions, many, { aQuestion: 3, inAll: 5, texts: 2 });
    expect(chosen.length).toBeLessThanOrEqual(5);
    expect(new Set(chosen.map(({ text }) => text)).size).toBe(2);
    expect(new Set(chosen.map(({ passage }) => passage)).size).toBe(chosen.length);
    for (const question of [0, 1]) {
      expect(chosen.filter((one) => one.question === question).length).toBeLessThanOrEqual(3);
    }
  });
});
