import { parseHTML } from 'linkedom';
import { drawnText } from './drawn-text.js';

const drawn = (html: string): string => {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  return drawnText(document.body);
};

describe('what styles set apart stands apart', () => {
  it.each([
    ['<span>1,200</span><span>1,800</span>', '1,200 1,800'],
    ['<span>Estimate</span><span>USD</span><span>1,200</span>', 'Estimate USD 1,200'],
    ['<span>Estimate:</span><span>$1,200</span><span>$1,800</span>', 'Estimate: $1,200 $1,800'],
    ['<span>Estimate</span><span>€</span><span>1,200</span>', 'Estimate €1,200'],
    ['<span>1.200€</span><span>1.800€</span>', '1.200€ 1.800€'],
    ['<b>1,200</b><b>1,800</b>', '1,200 1,800'],
    ['<b>Hammer price</b><span>CHF</span><b>9,000</b>', 'Hammer price CHF 9,000'],
    ['<span class="label">Estimate</span>1,200', 'Estimate 1,200'],
    ['Lot<span>12</span>', 'Lot 12'],
    ['<span><span>1,200</span></span><span><span>1,800</span></span>', '1,200 1,800'],
    ['<a href="/a">Watches</a><a href="/b">Cars</a>', 'Watches Cars'],
    ['<div>1,200</div><div>1,800</div>', '1,200\n\n1,800'],
    ['<table><tr><td>1,200</td><td>1,800</td></tr></table>', '1,200; 1,800'],
  ])('%s: %s', (html, text) => {
    expect(drawn(html)).toBe(text);
  });

  it.each([
    ['<b>un</b><i>sold</i>', 'unsold'],
    ['un<em>sold</em>', 'unsold'],
    ['<span>T</span>he sale', 'The sale'],
    ['<span>T</span><span>he sale</span>', 'The sale'],
    ['<span>$</span><span>1,200</span><span>.50</span>', '$1,200.50'],
    ['<span>Geneva</span>, <span>Zurich</span>.', 'Geneva, Zurich.'],
    ['the <span>19</span><span>th</span> century', 'the 19th century'],
    ['Ref. <span>5711</span><span>/1A</span>', 'Ref. 5711/1A'],
    ['<span>37</span><span>%</span>', '37%'],
  ])('and what belongs together stays whole: %s: %s', (html, text) => {
    expect(drawn(html)).toBe(text);
  });
});

describe('raised texts', () => {
  it.each([
    ['Made in 1987<sup>3</sup>.', 'Made in 1987.'],
    ['It made $410,000<sup>12</sup> in May', 'It made $410,000 in May'],
    [
      'It made $410,000<sup><a href="#n1">[1]</a></sup><sup><a href="#n2">[2]</a></sup> in May',
      'It made $410,000 in May',
    ],
    ['sold<sup>1, 2</sup> at once', 'sold at once'],
    ['sold<sup>*</sup>', 'sold'],
    ['3<sup>1</sup>/<sub>2</sub> in', '3 1/2 in'],
    ['3<sup>1</sup>&frasl;<sub>2</sub> in', '3 1⁄2 in'],
    ['<sup>3</sup>/<sub>4</sub> in', '3/4 in'],
    ['3<sup>1</sup><span>⁄</span><sub>2</sub> in', '3 1⁄2 in'],
    ['12 cm<sup>2</sup>', '12 cm²'],
    ['10<sup>6</sup> pieces', '10⁶ pieces'],
    ['$19<sup>99</sup>', '$19 99'],
    ['1,299<sup>00</sup>', '1,299 00'],
    ['the 19<sup>th</sup> century', 'the 19th century'],
    ['M<sup>me</sup> Blanc', 'Mme Blanc'],
    ['H<sub>2</sub>O', 'H2O'],
  ])('%s: %s', (html, text) => {
    expect(drawn(html)).toBe(text);
  });
});

describe('formulas', () => {
  it.each([
    ['<math><mn>3</mn><mfrac><mn>1</mn><mn>4</mn></mfrac></math> million', '3 1/4 million'],
    [
      '<math><semantics><mrow><msup><mn>10</mn><mn>6</mn></msup></mrow><annotation>10^6</annotation></semantics></math>',
      '10⁶',
    ],
    ['<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac></math>', '(a+b)/2'],
  ])('%s: %s', (html, text) => {
    expect(drawn(html)).toBe(text);
  });
});

it.each(['del', 's', 'strike'])('a price that is struck out (%s) is not told', (name) => {
  expect(drawn(`<p>Price <${name}>$1,200</${name}><span>$900</span></p>`)).toBe('Price $900');
});

describe('lists', () => {
  it.each([
    ['<ol><li>First</li><li>Second</li></ol>', '1. First\n\n2. Second'],
    [
      '<ol start="7"><li><p>First</p><p>More</p></li><li value="12">Second</li><li>Third</li></ol>',
      '7. First\n\nMore\n\n12. Second\n\n13. Third',
    ],
    ['<ol reversed><li>First</li><li>Second</li></ol>', '2. First\n\n1. Second'],
    ['<ol style="list-style: none"><li>First</li></ol>', 'First'],
    ['<ul><li>First</li></ul>', 'First'],
    ['<ol type="a"><li>First</li><li value="28">Second</li></ol>', 'a. First\n\nab. Second'],
    ['<ol type="I" start="3"><li>First</li><li>Second</li></ol>', 'III. First\n\nIV. Second'],
    [
      '<ol style="list-style-type: upper-alpha" start="0"><li>First</li><li>Second</li></ol>',
      '0. First\n\nA. Second',
    ],
  ])('%s: %s', (html, text) => {
    expect(drawn(html)).toBe(text);
  });
});

describe('tables', () => {
  const heads = '<thead><tr><th>Lot</th><th>Estimate</th><th>Price</th></tr></thead>';

  it.each([
    ['<tr><td>12</td><td></td><td>$5,000</td></tr>', 'Lot: 12; Estimate: –; Price: $5,000'],
    [
      '<tr><td>12</td><td><p>&nbsp;</p></td><td><div>$5,000</div></td></tr>',
      'Lot: 12; Estimate: –; Price: $5,000',
    ],
    ['<tr><th>12</th><td>$4,000</td><td>$5,000</td></tr>', 'Lot: 12; Estimate: $4,000; Price: $5,000'],
    ['<tr><td colspan="3">Sold after the sale</td></tr>', 'Sold after the sale'],
  ])('with heads: %s: %s', (row, text) => {
    const table = `<table>${heads}<tbody>${row}</tbody></table>`;
    expect(drawn(table).split('\n\n').at(-1)).toBe(text);
  });

  it('a table within another has no part in its heads', () => {
    const table = `<table>${heads}</table><table><tr><td>1</td><td></td><td>3</td></tr></table>`;
    expect(drawn(table).split('\n\n').at(-1)).toBe('1; –; 3');
  });

  it.each([
    ['<tr><td>12</td><td>500</td><td>800</td></tr>', '12; 500; 800'],
    ['<tr><td></td><td>12</td><td></td><td>$5,000</td><td></td></tr>', '12; –; $5,000'],
    ['<tr><td>Estimate</td><td>$4,000</td></tr>', 'Estimate: $4,000'],
    ['<tr><td>Estimate:</td><td>$4,000</td></tr>', 'Estimate: $4,000'],
    ['<tr><th>Estimate</th><td>$4,000</td><td>$6,000</td></tr>', 'Estimate: $4,000; $6,000'],
    ['<tr><td>Lot 12</td><td>$4,000</td></tr>', 'Lot 12; $4,000'],
    ['<tr><td><p>Lot 12</p></td><td><p>$4,000</p></td></tr>', 'Lot 12\n\n$4,000'],
  ])('without heads: %s: %s', (rows, text) => {
    expect(drawn(`<table>${rows}</table>`)).toBe(text);
  });

  it.each([
    ['bold words', '<tr><td><b>Lot</b></td><td><strong>Price</strong></td></tr>'],
    ['their place', '<thead><tr><td>Lot</td><td>Price</td></tr></thead>'],
  ])('with heads by %s', (_, heads) => {
    expect(drawn(`<table>${heads}<tr><td>12</td><td></td></tr></table>`)).toBe(
      'Lot; Price\n\nLot: 12; Price: –',
    );
  });

  const plainHeads = '<tr><td>Lot</td><td>Description</td><td>Price</td></tr>';
  const sold = '<tr><td>12</td><td>A clock</td><td>$5,000</td></tr>';

  it('with heads by words over two rows or more that have figures under the same ones', () => {
    const rows = `${plainHeads}${sold}<tr><td>13</td><td>A watch</td><td></td></tr>`;
    expect(drawn(`<table>${rows}</table>`)).toBe(
      'Lot; Description; Price\n\nLot: 12; Description: A clock; Price: $5,000\n\nLot: 13; Description: A watch; Price: –',
    );
  });

  it('with heads beside an empty corner', () => {
    const rows = '<tr><td></td><th>2024</th><th>2025</th></tr><tr><td>Sold</td><td>12</td><td>15</td></tr>';
    expect(drawn(`<table>${rows}</table>`)).toBe('2024; 2025\n\nSold; 2024: 12; 2025: 15');
  });

  it.each([
    ['one row below', `${plainHeads}${sold}`, 'Lot; Description; Price\n\n12; A clock; $5,000'],
    [
      'pairs of a name and what it is',
      '<tr><td>Maker</td><td>Breguet</td></tr><tr><td>Lot</td><td>12</td></tr><tr><td>Price</td><td>$5</td></tr>',
      'Maker: Breguet\n\nLot: 12\n\nPrice: $5',
    ],
    [
      'words alone',
      '<tr><td>A</td><td>B</td><td>C</td></tr><tr><td>D</td><td>E</td><td>F</td></tr><tr><td>G</td><td>H</td><td>I</td></tr>',
      'A; B; C\n\nD; E; F\n\nG; H; I',
    ],
  ])('plain words are no heads over %s', (_, rows, text) => {
    expect(drawn(`<table>${rows}</table>`)).toBe(text);
  });

  it('bold figures are no heads', () => {
    const rows = '<tr><td><b>Lot 12</b></td><td><b>$5</b></td></tr><tr><td>Lot 13</td><td>$6</td></tr>';
    expect(drawn(`<table>${rows}</table>`)).toBe('Lot 12; $5\n\nLot 13; $6');
  });
});
