import { sentenceRanges } from './sentences.js';

/** An end of a sentence, with whatever may close after it. */
const end = /[.!?…]["”’)\]]*$/u;
/** A hashtag, a handle or an address. */
const tagged = /[#@]|:\/\/|www\.|[\p{L}\d-]\.\p{Ll}{2,}(?!\p{L})/u;

/** Faults of one sentence of a caption that are certain, each told as a sentence. */
export function* sentenceFaults(sentence: string): Generator<string> {
  if (!end.test(sentence)) yield `“${sentence}” does not end like a sentence.`;
  if (sentenceRanges(sentence).length > 1) yield `“${sentence}” is more than one sentence.`;
  if (tagged.test(sentence)) yield `“${sentence}” has a hashtag, a handle or an address in it.`;
}
