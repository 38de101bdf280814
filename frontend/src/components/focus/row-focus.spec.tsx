import { render, screen } from '@testing-library/react';
import { moveInRows } from './row-focus';

function show() {
  render(
    <main>
      <a href="#one" data-row-link="">
        One
      </a>
      <a href="#two" data-row-link="">
        Two
      </a>
    </main>,
  );
}

const focused = () => document.activeElement?.textContent;

describe('moving in a list', () => {
  it('begins at the first row with j, and goes on with j, k and arrows', () => {
    show();
    expect(moveInRows('j')).toBe(true);
    expect(focused()).toBe('One');
    moveInRows('ArrowDown');
    expect(focused()).toBe('Two');
    moveInRows('k');
    expect(focused()).toBe('One');
  });

  it('stays at the ends', () => {
    show();
    screen.getByText('Two').focus();
    expect(moveInRows('j')).toBe(false);
    expect(focused()).toBe('Two');
  });

  it('leaves arrows to scrolling outside of a list', () => {
    show();
    expect(moveInRows('ArrowDown')).toBe(false);
  });

  it('moves in the topmost dialog', () => {
    show();
    render(
      <div role="dialog">
        <button data-row-link="">r4</button>
      </div>,
    );
    moveInRows('j');
    expect(focused()).toBe('r4');
  });
});
