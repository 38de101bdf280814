import { render, screen, within } from '@testing-library/react';
import { BarChart, gridLines } from './bar-chart';

describe('a bar chart', () => {
  it('is a table for readers', () => {
    render(
      <BarChart
        caption="Articles per week"
        weeks={[
          { label: 'Nov 9', generated: 12, published: 9 },
          { label: 'Nov 16', generated: 15, published: 8 },
        ]}
      />,
    );
    const row = within(screen.getByRole('table', { name: 'Articles per week' })).getByRole('row', {
      name: /Nov 16/,
    });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['15', '8']);
  });

  it('writes thousands with a comma at its lines', () => {
    render(<BarChart caption="Articles" weeks={[{ label: 'Nov 9', generated: 1_100, published: 0 }]} />);
    for (const line of ['400', '800', '1,200']) expect(screen.getByText(line)).toBeInTheDocument();
  });

  it.each([
    [0, [1, 2, 3]],
    [3, [1, 2, 3]],
    [16, [6, 12, 18]],
    [31, [20, 40, 60]],
    [1_000, [400, 800, 1_200]],
  ])('has round lines over %p', (most, lines) => {
    expect(gridLines(most)).toEqual(lines);
  });
});
