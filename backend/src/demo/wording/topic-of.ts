import { oneLine } from '../../platform/text/one-line.js';

const about = '(?:about|on|regarding|concerning|covering)';

const politeness = /^(?:(?:please|(?:can|could|would|will) you|i(?:[’']d| would) like you to)\s+)+/iu;

/** Words that lead up to a topic; each pattern is removed in turn. */
const preambles: readonly RegExp[] = [
  new RegExp(
    `^.*?\\b(?:article|piece|essay|text|post|guide|story|idea|topic|something)s?\\s+(?:\\p{L}+\\s+)?${about}\\s+`,
    'iu',
  ),
  new RegExp(`^(?:write|draft|compose|create|generate|tell|talk)\\s+(?:\\p{L}+\\s+){0,2}?${about}\\s+`, 'iu'),
  new RegExp(`^${about}\\s+`, 'iu'),
  /^(?:focus on|concentrate on|look at|explain|describe|compare|discuss|cover|consider|explore|examine|analy[sz]e|review|outline|show|list)\s+(?!of\b)/iu,
];

/** Beginnings of instructions that tell the writer how to write and name no topic. */
const instruction =
  "(?:i|we|you|make|keep|use|avoid|include|mention|do|don[’']t|never|always|be|add|give|let|put|say|stay|quote|ignore|write|tell|take|try|help|pretend|please)(?!\\s+of)\\b";
const isInstruction = new RegExp(`^${instruction}`, 'iu');
const instructionAfter = new RegExp(`[,;:–—]\\s+(?=(?:and\\s+|but\\s+)?${instruction})`, 'iu');

const maxLetters = 120;

const withoutMarkup = (text: string): string =>
  text
    .replace(/<(script|style)\b.*?<\/\1\s*>/gisu, '')
    .replace(/<\/?\p{L}[^>]*>/gu, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/\bhttps?:\/\/\S+/giu, '')
    .replace(/^\s*(?:(?:#+|>|[-*+]|\d+[.)])\s+)+/gmu, '')
    .replace(/[*_`"“”„«»]/gu, '');

const givenTitle = /^\s*title:(.+)$/imu;

/** Returns the text up to the mark that ends its first sentence or line. */
const firstSentence = (text: string): string =>
  oneLine(/^.*?(?:[.?!]+(?=\s+\P{Ll}|\s*$)|$)/mu.exec(text.trim())?.[0] ?? '');

/**
 * Returns the topic of a prompt, from the title that it gives or its first sentence. It is short enough to be named in
 * another sentence, has no markup, and is a question if it was one. It is null if that sentence names no topic but
 * tells how to write.
 */
export function topicOf(prompt: string): string | null {
  const text = withoutMarkup(prompt);
  const first = firstSentence(givenTitle.exec(text)?.[1] ?? text);
  const plea = first.replace(politeness, '');
  const named = preambles.reduce((text, preamble) => text.replace(preamble, ''), plea);
  const sentence = named.split(instructionAfter)[0] ?? '';
  const isQuestion = sentence === first && first.endsWith('?');
  const whole = isQuestion ? sentence : sentence.replace(/(?<![\s.!?,;:])[\s.!?,;:]+$/u, '');
  const topic = whole.length <= maxLetters ? whole : (whole.split(/[,;:–—]\s/u)[0] ?? '');
  const canBeNamed = /[\p{L}\p{N}]/u.test(topic) && topic.length <= maxLetters && !isInstruction.test(topic);
  return canBeNamed ? topic : null;
}
