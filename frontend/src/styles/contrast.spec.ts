import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast, type Oklch } from '@/testing/oklch';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

function tokensOf(selector: string): Map<string, Oklch> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}', 1)[0] ?? '';
  const lines = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return new Map(
    [...lines].map(([, name = '', lightness, chroma, hue]) => [
      name,
      { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) },
    ]),
  );
}

const themes = { light: tokensOf(':root'), dark: tokensOf("[data-theme='dark']") };

/** Every pair in use: the colours of texts with their backgrounds. Text needs 4.5, the shape of a control 3. */
const text: Record<string, string> = {
  ink: 'paper sheet raised sunken rail accent-wash danger-wash warn-wash ins-bg del-bg select',
  'ink-2': 'paper sheet raised sunken rail accent-wash danger-wash warn-wash',
  'ink-3': 'paper sheet raised sunken rail accent-wash warn-wash',
  accent: 'paper sheet raised sunken rail accent-wash line',
  'accent-strong': 'sheet accent-wash',
  danger: 'paper sheet raised sunken danger-wash',
  warn: 'sheet paper raised warn-wash',
  'on-ink': 'ink ink-hover',
  'on-accent': 'accent accent-strong',
  'on-danger': 'danger danger-strong',
  'ins-ink': 'ins-bg sheet',
  'del-ink': 'del-bg sheet',
};
const shapes: Record<string, string> = {
  'line-strong': 'paper sheet raised sunken rail',
  focus: 'paper sheet raised sunken rail',
};

const pairsOf = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([on, grounds]) => grounds.split(' ').map((ground) => [on, ground] as const));

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  const ratio = (on: string, ground: string) => {
    const [front, back] = [tokens.get(on), tokens.get(ground)];
    if (!front || !back) throw new Error(`No token ${on} or ${ground}`);
    return contrast(front, back);
  };

  it.each(pairsOf(text))('reads %s on %s', (on, ground) => {
    expect(ratio(on, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(shapes))('shows %s on %s', (on, ground) => {
    expect(ratio(on, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('has the same tokens in both themes', () => {
  expect([...themes.dark.keys()]).toEqual([...themes.light.keys()]);
});

it('measures contrast as WCAG does', () => {
  const white = { lightness: 1, chroma: 0, hue: 0 };
  const black = { lightness: 0, chroma: 0, hue: 0 };
  expect(contrast(black, white)).toBeCloseTo(21, 1);
  expect(contrast(white, white)).toBe(1);
});
