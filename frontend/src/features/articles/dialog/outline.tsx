interface OutlineProps {
  content: string;
  onShow: (heading: { start: number; quote: string }) => void;
}

const headings = /^(#{1,6})[ \t]+(\S.*)$/gmu;

const indents = ['', '', 'pl-3', 'pl-6', 'pl-9', 'pl-9'];

/** The headings of a text, each leading to its place in the editor. */
export function Outline({ content, onShow }: OutlineProps) {
  const found = [...content.matchAll(headings)];
  return (
    <nav aria-label="Outline" className="px-5 py-5">
      <h2 className="mb-2 text-small text-ink-2">Outline</h2>
      {found.length === 0 && <p className="text-small text-ink-3">The text has no headings.</p>}
      <ul>
        {found.map(({ index, 0: line, 1: signs = '', 2: text = '' }) => (
          <li key={index} className={indents[signs.length - 1]}>
            <button
              type="button"
              className="tint -mx-1.5 block w-full rounded-control px-1.5 py-1 text-left text-small"
              onClick={() => onShow({ start: index, quote: line })}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
