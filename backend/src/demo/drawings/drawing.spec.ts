import sharp from 'sharp';
import { drawing } from './drawing.js';
import { paletteOf } from './palette.js';

const motif = { seed: 'What the Box Is Worth', colour: '#2f5d7c', variant: 0 };
const variants = [0, 1, 2];

it.each(variants)('variant %d is the same for the same motif, and another for another', (variant) => {
  const { svg } = drawing({ ...motif, variant });
  expect(drawing({ ...motif, variant }).svg).toBe(svg);
  expect(drawing({ ...motif, variant, seed: 'another' }).svg).not.toBe(svg);
  expect(drawing({ ...motif, variant, colour: '#7a3e48' }).svg).not.toBe(svg);
});

it.each(variants)('variant %d fills the header format, from shapes alone', async (variant) => {
  const { svg } = drawing({ ...motif, variant });
  expect(svg).not.toMatch(/<text|font|href|NaN|undefined|Infinity/);
  const { width, height, channels } = await sharp(Buffer.from(svg)).metadata();
  expect({ width, height }).toEqual({ width: 1600, height: 900 });
  const { isOpaque, entropy } = await sharp(Buffer.from(svg)).stats();
  expect(channels).toBe(4);
  expect(isOpaque).toBe(true);
  expect(entropy).toBeGreaterThan(2);
});

it('the pictures of a set show different things', () => {
  expect(new Set(variants.map((variant) => drawing({ ...motif, variant }).title)).size).toBe(3);
});

it.each(['#000000', '#ffffff', '#f00', '#6366f1', 'red', ''])('any colour gives colours: %j', (colour) => {
  for (const tone of Object.values(paletteOf(colour))) expect(tone).toMatch(/^#[0-9a-f]{6}$/);
});

it('keeps the hue of the category', () => {
  const { mid } = paletteOf('#2f5d7c');
  const [red = 0, green = 0, blue = 0] = (mid.match(/[0-9a-f]{2}/g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  expect(blue).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(red);
});
