import type { Page } from 'playwright-core';

/**
 * Runs in the page: what of it has no room. Columns that break or cut their words at fewer than twelve characters,
 * words and controls that lie over each other, and whatever reaches past the frame it stands in.
 * @param frames selector of what is looked at: the page's content, or a dialog
 */
const faultsInFrames = `(frames) => {
  const faults = new Set();
  const named = (element) => (element.textContent || element.ariaLabel || element.placeholder || '').trim().slice(0, 40);
  const pen = document.createElement('canvas').getContext('2d');
  const twelve = (style) => {
    pen.font = style.font;
    return (12 / 26) * pen.measureText('abcdefghijklmnopqrstuvwxyz').width;
  };
  const blockOf = (element) => {
    let block = element;
    while (getComputedStyle(block).display.startsWith('inline') && !block.matches('button, a[class*=min-h]')) block = block.parentElement;
    return block;
  };
  const innerWidth = (block, style) => block.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('.sr-only, [data-toast]');
  const scrolls = (element, frame) => {
    for (let at = element; at && at !== frame; at = at.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
    }
    return false;
  };
  const shownOf = (rect, element, frame) => {
    const shown = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    for (let at = element; at !== frame; at = at.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(at);
      if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      const clip = at.getBoundingClientRect();
      shown.left = Math.max(shown.left, clip.left);
      shown.right = Math.min(shown.right, clip.right);
      shown.top = Math.max(shown.top, clip.top);
      shown.bottom = Math.min(shown.bottom, clip.bottom);
    }
    return shown;
  };
  const inset = ({ left, right, top, bottom }, across, down) =>
    ({ left: left + across, right: right - across, top: top + down, bottom: bottom - down });
  for (const frame of document.querySelectorAll(frames)) {
    const edge = frame.getBoundingClientRect();
    const seen = [];
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.data.trim() || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (rects.length === 0) continue;
      const block = blockOf(element);
      const style = getComputedStyle(block);
      const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
      const isCut = style.textOverflow === 'ellipsis' && block.scrollWidth > block.clientWidth;
      if ((lines > 1 || isCut) && innerWidth(block, style) < twelve(getComputedStyle(element))) {
        faults.add('narrow, ' + Math.round(innerWidth(block, style)) + ' px: ' + named(element));
      }
      for (const rect of rects) {
        const shown = shownOf(rect, element, frame);
        if (shown.right <= shown.left || shown.bottom <= shown.top) continue;
        if (shown.right > edge.right + 1 && !scrolls(element, frame)) faults.add('past the edge: ' + named(element));
        seen.push({ element, rect: inset(shown, 1, Math.min(5, rect.height / 4)) });
      }
    }
    for (const element of frame.querySelectorAll('button, input, textarea, select, [role=combobox], [contenteditable=true]')) {
      if (!isSeen(element)) continue;
      const rect = shownOf(element.getBoundingClientRect(), element, frame);
      if (rect.right - rect.left < 2 || rect.bottom - rect.top < 2) continue;
      if (rect.right > edge.right + 1 && !scrolls(element, frame)) faults.add('past the edge: ' + named(element));
      seen.push({ element, rect: inset(rect, 1, 1) });
    }
    seen.sort((one, other) => one.rect.top - other.rect.top);
    for (const [index, one] of seen.entries()) {
      for (let next = index + 1; next < seen.length && seen[next].rect.top < one.rect.bottom; next += 1) {
        const other = seen[next];
        const isPart = one.element.contains(other.element) || other.element.contains(one.element);
        // A glyph or a button in a field is part of it.
        const isInField = [one, other].some(({ element }) => element.closest('[aria-hidden=true]'))
          || (one.element.parentElement === other.element.parentElement
            && [one, other].some(({ element }) => element.matches('input')));
        if (isPart || isInField || one.rect.left >= other.rect.right || other.rect.left >= one.rect.right) continue;
        faults.add('over each other: ' + named(one.element) + ' | ' + named(other.element));
      }
    }
    if (frame.scrollWidth > frame.clientWidth + 1) faults.add('scrolls sideways');
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.add('the page scrolls sideways');
  return [...faults];
}`;

const twoFrames =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))';

/** What of the page, or of the dialog over it, has no room at the size that its window has now. */
export async function faultsOfRoom(page: Page, frames: string): Promise<string[]> {
  await page.evaluate(twoFrames);
  return page.evaluate<string[]>(`(${faultsInFrames})(${JSON.stringify(frames)})`);
}
