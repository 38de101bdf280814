import type { Item } from './item.js';

/** A text without the syntax that only its engine understands, and how much of that there was. */
export interface PlainText {
  readonly text: string;
  readonly losses: Item['losses'];
}

/** Splits a text into code and everything else: every second part is a fenced block or a code span. */
const code = /(^(?:```|~~~)[^\n]*\n[\s\S]*?(?:^(?:```|~~~)[ \t]*$|(?![\s\S]))|`[^`\n]+`)/m;

/**
 * Removes shortcodes of Hugo, tags of Liquid and Nunjucks, and components of MDX; code keeps what it shows.
 * @param isMdx whether the text is MDX, whose imports, comments and components are removed, too
 */
export function withoutEngineSyntax(source: string, isMdx: boolean): PlainText {
  const losses = new Map<string, number>();
  const lose = (kind: string) => () => {
    losses.set(kind, (losses.get(kind) ?? 0) + 1);
    return '';
  };
  const unlit = withFences(source);
  const parts = unlit.split(code).map((part, at) => {
    if (at % 2 === 1) return unescaped(part);
    const plain = unescaped(part.replaceAll(/\{%-?\s*(?:end)?raw\s*-?%\}/g, ''))
      .replaceAll(/\{\{[<%](?!\/\*)[^\n]{0,2000}?[%>]\}\}/g, lose('shortcode'))
      .replaceAll(/\{%[^\n]{0,2000}?%\}/g, lose('shortcode'))
      .replaceAll(/\{\{(?![<%])[^{}\n]{0,500}\}\}/g, lose('shortcode'));
    return isMdx ? withoutComponents(plain, lose) : plain;
  });
  return {
    text: shown(parts.join(''))
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    losses: Object.fromEntries(losses),
  };
}

/**
 * Rewrites `{{</* x *\/>}}`, which is how Hugo shows a shortcode, with placeholders that are not taken for a shortcode.
 */
const unescaped = (text: string): string =>
  text.replaceAll(/\{\{([<%])\/\*([^\n]*?)\*\/([%>])\}\}/g, '{\uE000{$1$2$3}\uE000}');
const shown = (text: string): string => text.replaceAll('{\uE000{', '{{').replaceAll('}\uE000}', '}}');

/** Makes Jekyll’s tag for code a fenced block. */
const withFences = (text: string): string =>
  text.replaceAll(
    /\{%-?\s*highlight\s+(\w+)[^%\n]*%\}\n?([\s\S]*?)\n?\{%-?\s*endhighlight\s*-?%\}/g,
    (_, language: string, lines: string) => `\`\`\`${language}\n${lines}\n\`\`\``,
  );

function withoutComponents(text: string, lose: (kind: string) => () => string): string {
  return text
    .replaceAll(/^(?:import|export)\s[^\n]*(?:\n|$)/gm, '')
    .replaceAll(/\{\/\*[^\n]*?\*\/\}/g, '')
    .replaceAll(/<\/?[A-Z][\w.]*(?:\s[^<>\n]{0,2000})?>/g, lose('component'));
}
