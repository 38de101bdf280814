import type { Finding } from '../../../../checks/registry.js';
import { foundBy } from '../../../../checks/testing/checked.js';
import { dismissalKey } from '../domain/dismissals.js';
import { houseReader } from '../domain/reader.js';
import type { KnownArticle } from './kept-findings.js';
import {
  author,
  checked,
  compared,
  desk,
  found,
  keptBy,
  nothingKept,
  own,
  row,
  settled,
} from './testing/findings-desk.js';

describe('whoever asks for the findings of an article', () => {
  it('while they are sought waits for the same check, whose findings are kept once', async () => {
    const { findings, asked, kept, gather } = desk();
    const answers = [
      findings.of(houseReader, row, nothingKept),
      findings.of(houseReader, row, Promise.resolve(nothingKept)),
    ];
    await settled();
    expect(asked).toMatchObject([{ text: { title: 'On boxes', content: 'A ledger.' }, part: 'all' }]);
    asked[0]?.answer(checked);
    expect(await Promise.all(answers)).toEqual([found, found]);
    expect(await findings.of(houseReader, row, nothingKept)).toEqual(found);
    expect(kept.keep.mock.calls).toEqual([
      [
        houseReader,
        row,
        { key: expect.any(String) as string, others: 'e-1 0|' },
        { findings: [own] },
        [compared],
      ],
    ]);
    expect(gather.mock.calls[0]).toMatchObject([
      houseReader,
      { articleId: 'a-1', personaId: 'p-1', captions: [], others: nothingKept, hasSources: true },
    ]);
    expect(kept.find).not.toHaveBeenCalled();
  });

  it('hears nothing of the guesses that were dismissed', async () => {
    const { findings, asked } = desk();
    const [guess] = foundBy('figures-have-source', {
      content: 'Prices of such watches rose by 12% last year.',
    });
    const dismissals = [dismissalKey('figures-have-source', guess?.spans[0]?.quote ?? '')];
    const answer = findings.of(houseReader, row, { ...nothingKept, dismissals });
    await settled();
    asked[0]?.answer({ findings: [own, guess as Finding], outcome: 'checked' });
    expect(await answer).toEqual([own]);
  });

  it('is told what is known, or what is looked up', async () => {
    const { findings, asked, kept } = desk();
    kept.find.mockResolvedValueOnce({ ...nothingKept, hasSources: false } as KnownArticle);
    const answer = findings.of(author, row);
    await settled();
    expect(kept.find.mock.calls).toEqual([[author, 'a-1']]);
    expect(asked[0]?.text).toMatchObject({ hasSources: false });
    asked[0]?.answer(checked);
    expect(await answer).toEqual(found);
  });
});

describe('a check that was not made', () => {
  it('because too many waited is tried again at once', async () => {
    const { findings, asked, kept } = desk();
    const busy = findings.of(houseReader, row, nothingKept);
    await settled();
    asked[0]?.answer({ findings: [own], outcome: 'busy' });
    expect(await busy).toEqual([own]);
    const again = findings.of(houseReader, row, nothingKept);
    await settled();
    expect(asked).toHaveLength(2);
    expect(kept.keep).not.toHaveBeenCalled();
    asked[1]?.answer(checked);
    expect(await again).toEqual(found);
    expect(kept.keep).toHaveBeenCalledTimes(1);
  });

  it('because it failed is kept, and tried again for another text only, whatever else changes', async () => {
    const { findings, asked, kept } = desk();
    const failed = findings.of(houseReader, row, nothingKept);
    await settled();
    asked[0]?.answer({ findings: found, outcome: 'failed' });
    expect(await failed).toEqual(found);
    expect(await findings.of(houseReader, row, nothingKept)).toEqual(found);
    expect(kept.keep).toHaveBeenCalledTimes(1);
    const [, , { key = '' } = {}, alone] = kept.keep.mock.calls[0] ?? [];
    const known = { ...nothingKept, key, findings: JSON.stringify(alone?.findings), earlier: 'e-2 0' };
    const later = desk();
    expect(await later.findings.of(author, row, known)).toEqual(found);
    expect(await later.findings.soon(author, { ...row, ...known })).toEqual(found);
    expect(later.asked).toHaveLength(0);
    void later.findings.of(author, { ...row, content: 'A ledger, again.' }, known);
    await settled();
    expect([asked, later.asked]).toMatchObject([[{}], [{ part: 'all' }]]);
  });

  it('because it failed beside other articles is tried again beside others only', async () => {
    const { findings, asked, kept } = desk();
    const { key = '' } = await keptBy();
    const known = { ...nothingKept, key, findings: JSON.stringify([own]) };
    const failed = findings.of(houseReader, row, known);
    await settled();
    asked[0]?.answer({ findings: found, outcome: 'failed' });
    expect(await failed).toEqual(found);
    expect(kept.keep.mock.calls[0]?.slice(3)).toEqual([null, [compared]]);
  });

  it('because nobody knows in time who wrote its addresses is tried again, and kept then', async () => {
    const { findings, asked, kept, words } = desk();
    const naming = { ...row, content: 'See https://a.example.' };
    words.of.mockResolvedValueOnce('unknown');
    const late = findings.of(houseReader, naming, nothingKept);
    await settled();
    expect(asked[0]?.text).toMatchObject({ modelWords: 'unknown' });
    asked[0]?.answer(checked);
    await late;
    expect(kept.keep).not.toHaveBeenCalled();
    words.of.mockResolvedValueOnce([{ start: 0, end: 5 }]);
    const again = findings.of(houseReader, naming, nothingKept);
    await settled();
    expect(asked[1]?.text).toMatchObject({ modelWords: [{ start: 0, end: 5 }] });
    expect(words.of.mock.calls[1]?.[1]).toEqual({ id: 'a-1', revision: 3 });
    asked[1]?.answer(checked);
    await again;
    expect(kept.keep).toHaveBeenCalledTimes(1);
  });

  it('because what it needs could not be read is tried again', async () => {
    const { findings, asked, gather } = desk();
    gather.mockRejectedValueOnce(new Error('gone'));
    await expect(findings.of(houseReader, row, nothingKept)).rejects.toThrow('gone');
    const again = findings.of(houseReader, row, nothingKept);
    await settled();
    asked[0]?.answer(checked);
    expect(await again).toEqual(found);
  });
});

describe('readers of many articles', () => {
  it('wait four at a time; the others go without, but for what is being checked', async () => {
    const { findings, asked } = desk();
    const soon = (id: string) => findings.soon(houseReader, { ...row, ...nothingKept, id });
    const waiting = ['a-1', 'a-2', 'a-3', 'a-4'].map(soon);
    await settled();
    expect(await soon('a-5')).toBeUndefined();
    const beside = soon('a-4');
    await settled();
    expect(asked).toHaveLength(4);
    for (const { answer } of asked) answer(checked);
    expect(await Promise.all([...waiting, beside])).toEqual(Array(5).fill(found));
    const next = soon('a-5');
    await settled();
    asked[4]?.answer(checked);
    expect(await next).toEqual(found);
  });

  it('make room also where a check fails', async () => {
    const { findings, asked } = desk();
    const soon = (id: string) => findings.soon(houseReader, { ...row, ...nothingKept, id });
    const waiting = ['a-1', 'a-2', 'a-3', 'a-4'].map(soon);
    await settled();
    for (const { fail } of asked) fail();
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(
      Array(4).fill('rejected'),
    );
    void soon('a-5');
    await settled();
    expect(asked).toHaveLength(5);
  });
});

describe('while a text is saved', () => {
  const before: KnownArticle = {
    ...nothingKept,
    revision: 2,
    personaId: 'p-1',
    socialCaptions: ['One.'],
    title: 'On boxes',
    content: 'A ledger.',
  };

  it('it is checked ahead, with what the save leaves as it was, for who asks afterwards', async () => {
    const { findings, asked, kept } = desk();
    kept.find.mockResolvedValue(before);
    const known = await findings.ahead(houseReader, 'a-1', { title: 'On ledgers' }, 0);
    expect(known).toBe(before);
    expect(kept.find.mock.calls).toEqual([[houseReader, 'a-1', true]]);
    await settled();
    expect(asked).toMatchObject([
      { text: { title: 'On ledgers', content: 'A ledger.', captions: ['One.'] } },
    ]);
    const saved = findings.of(houseReader, { ...row, title: 'On ledgers', socialCaptions: ['One.'] }, known);
    await settled();
    expect(asked).toHaveLength(1);
    asked[0]?.answer(checked);
    expect(await saved).toEqual(found);
    await findings.ahead(houseReader, 'a-1', { content: 'A box.' }, 0);
    expect(kept.find.mock.calls[1]).toEqual([houseReader, 'a-1', false]);
    await settled();
    expect(asked[1]?.text).toMatchObject({ title: 'On boxes', content: 'A box.' });
  });

  it('nothing is checked in which it matters who wrote it', async () => {
    const { findings, asked, kept } = desk();
    kept.find.mockResolvedValue(before);
    expect(await findings.ahead(houseReader, 'a-1', { content: 'See www.a.example.' }, 0)).toBe(before);
    await settled();
    expect(asked).toHaveLength(0);
  });

  it('nothing is checked that is kept, not there or not to be found', async () => {
    const { findings, asked, kept } = desk();
    const { key = '' } = await keptBy(desk(), { ...row, socialCaptions: ['One.'] });
    kept.find.mockResolvedValueOnce({ ...before, key });
    expect(await findings.ahead(houseReader, 'a-1', { title: 'On boxes' }, 0)).toMatchObject({ key });
    kept.find.mockResolvedValueOnce(undefined);
    expect(await findings.ahead(houseReader, 'a-1', { title: 'On boxes' }, 0)).toBeUndefined();
    kept.find.mockRejectedValueOnce(new Error('gone'));
    expect(await findings.ahead(houseReader, 'a-1', { title: 'On boxes' }, 0)).toBeUndefined();
    await settled();
    expect(asked).toHaveLength(0);
  });
});
