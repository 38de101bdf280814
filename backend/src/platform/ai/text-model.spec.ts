import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { ProviderSlots, type SlotOptions } from './provider-slots.js';
import { TextModel } from './text-model.js';
import { PromptKind } from './prompt.js';
import type { TextOutcome, TextProvider } from './text-provider.js';

Logger.overrideLogger(false);

const word = new PromptKind('word', '1', z.string(), (asked: string) => ({
  system: 'One word.',
  user: asked,
}));

/** A provider that keeps every text open until it is told to finish one, or the allowance ends. */
class PatientProvider implements TextProvider {
  readonly begun: string[] = [];
  peakAtOnce = 0;
  private readonly open = new Map<string, () => void>();

  async complete<T>(
    prompt: Parameters<TextProvider['complete']>[0],
    allowance: Parameters<TextProvider['complete']>[1],
  ) {
    this.begun.push(prompt.user);
    await new Promise<void>((resolve) => {
      this.open.set(prompt.user, resolve);
      this.peakAtOnce = Math.max(this.peakAtOnce, this.open.size);
      allowance.signal.addEventListener('abort', () => resolve());
    });
    this.open.delete(prompt.user);
    const success = { ok: true, value: prompt.user as T, raw: '', provider: 'test', model: 'test' } as const;
    return allowance.ended() ?? success;
  }

  finish(asked: string): void {
    this.open.get(asked)?.();
  }
}

const desk = ({ atOnce = 1, waiting = 100, limitMs = 60_000 } = {}) => {
  const provider = new PatientProvider();
  const slots = new ProviderSlots({ concurrency: atOnce, maxWaiting: waiting, limitMs });
  const model = new TextModel(provider, slots);
  const ask = (asked: string, options: Partial<SlotOptions> = {}): Promise<TextOutcome<string>> =>
    model.withSlot({ person: 'ines', limitStarts: 'now', ...options }, (slot) =>
      slot.complete(word.from(asked)),
    );
  return { provider, slots, model, ask };
};

/** Lets everything that is ready continue, until nothing is ready. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('concurrency slots', () => {
  it('come to as many as there are slots, and to the others in the order in which they asked', async () => {
    const { provider, ask } = desk({ atOnce: 2 });
    const texts = ['a', 'b', 'c', 'd', 'e'].map((asked) => ask(asked));
    await settle();
    expect(provider.begun).toEqual(['a', 'b']);
    for (const asked of ['b', 'a', 'c', 'd', 'e']) {
      provider.finish(asked);
      await settle();
    }
    expect(provider.begun).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(provider.peakAtOnce).toBe(2);
    expect(await Promise.all(texts)).toMatchObject(Array(5).fill({ ok: true }));
  });

  it('go round between people, and to scheduled runs when no person waits', async () => {
    const { provider, ask } = desk();
    const asked = [
      ['run 1', null],
      ['run 2', null],
      ['ines 1', 'ines'],
      ['ines 2', 'ines'],
      ['ines 3', 'ines'],
      ['theo 1', 'theo'],
      ['omar 1', 'omar'],
      ['theo 2', 'theo'],
    ] as const;
    const texts = asked.map(([text, person]) => ask(text, { person, limitStarts: 'in-slot' }));
    const served = ['run 1', 'ines 1', 'theo 1', 'omar 1', 'ines 2', 'theo 2', 'ines 3', 'run 2'];
    for (const text of served) {
      await settle();
      provider.finish(text);
    }
    expect(await Promise.all(texts)).toMatchObject(Array(8).fill({ ok: true }));
    expect(provider.begun).toEqual(served);
  });

  it('pass over whoever gave up', async () => {
    const { provider, ask } = desk({ waiting: 2 });
    const gone = new AbortController();
    const texts = [ask('a'), ask('b', { signal: gone.signal }), ask('c')];
    await settle();
    gone.abort();
    await settle();
    texts.push(ask('d', { person: 'theo' }));
    for (const text of ['a', 'c', 'd']) {
      await settle();
      provider.finish(text);
    }
    expect(await Promise.all(texts)).toMatchObject([
      { ok: true },
      { kind: 'stopped' },
      { ok: true },
      { ok: true },
    ]);
    expect(provider.begun).toEqual(['a', 'c', 'd']);
  });

  it('are held until the work is done, so that a revision does not queue again', async () => {
    const { provider, model, ask } = desk();
    const article = model.withSlot({ person: 'ines', limitStarts: 'now' }, async (slot) => {
      await slot.complete(word.from('draft'));
      return slot.complete(word.from('revision'));
    });
    const other = ask('other');
    await settle();
    for (const asked of ['draft', 'revision', 'other']) {
      provider.finish(asked);
      await settle();
    }
    await Promise.all([article, other]);
    expect(provider.begun).toEqual(['draft', 'revision', 'other']);
  });

  it('are refused as busy when too many wait', async () => {
    const { provider, ask } = desk({ waiting: 2 });
    const texts = ['a', 'b', 'c'].map((asked) => ask(asked));
    expect(await ask('d')).toMatchObject({ ok: false, kind: 'busy', retryAfterMs: 60_000 });
    for (const asked of ['a', 'b', 'c']) {
      await settle();
      provider.finish(asked);
    }
    expect(await Promise.all(texts)).toMatchObject(Array(3).fill({ ok: true }));
    expect(provider.begun).not.toContain('d');
  });

  it('come again after a failed one, also when the work throws', async () => {
    const { provider, model, ask } = desk();
    const broken = model.withSlot({ person: 'ines', limitStarts: 'now' }, () =>
      Promise.reject(new Error('broken')),
    );
    await expect(broken).rejects.toThrow('broken');
    const text = ask('a');
    await settle();
    provider.finish('a');
    expect(await text).toMatchObject({ ok: true });
  });
});

describe('the time limit', () => {
  it('covers the waiting of a person', async () => {
    const { provider, slots, ask } = desk({ limitMs: 20 });
    void slots.take({ person: 'theo', limitStarts: 'in-slot' }, () => new Promise(() => undefined));
    expect(await ask('a')).toMatchObject({ kind: 'timed-out' });
    expect(provider.begun).toEqual([]);
  });

  it('begins with the slot for a text of a batch', async () => {
    const { provider, ask } = desk({ limitMs: 40 });
    const hanging = ask('a');
    const waiting = ask('b', { limitStarts: 'in-slot' });
    expect(await hanging).toMatchObject({ kind: 'timed-out' });
    await settle();
    provider.finish('b');
    expect(await waiting).toMatchObject({ ok: true });
  });
});

describe('stopping', () => {
  it('ends a text at work and one in line, by its own signal', async () => {
    const { provider, ask } = desk();
    const [atWork, inLine] = [new AbortController(), new AbortController()];
    const texts = [ask('a', { signal: atWork.signal }), ask('b', { signal: inLine.signal }), ask('c')];
    await settle();
    inLine.abort();
    atWork.abort();
    await settle();
    provider.finish('c');
    expect(await Promise.all(texts)).toMatchObject([{ kind: 'stopped' }, { kind: 'stopped' }, { ok: true }]);
    expect(provider.begun).toEqual(['a', 'c']);
  });

  it('ends all work, and all asked for later, when the server stops', async () => {
    const { slots, ask } = desk();
    const texts = [ask('a'), ask('b', { limitStarts: 'in-slot' })];
    await settle();
    slots.stop();
    expect(await Promise.all([...texts, ask('c')])).toMatchObject(Array(3).fill({ kind: 'stopped' }));
  });
});
