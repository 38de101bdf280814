/** Remarks of a model to the person who asked it. The patterns ignore case unless they say otherwise. */
export const chatterPatterns: readonly RegExp[] = [
  /\bas an ai(?: (?:language )?model| assistant| chatbot)?(?:, (?=i\b|i'm|i’m|my\b)|,? (?=i (?:am|can|do|cannot|don))|(?<=model|assistant|chatbot))/gi,
  /\bas a (?:large )?language model\b/gi,
  /\bi(?:['’]m| am) (?:just |only )?an ai\b/gi,
  /\bmy (?:training data|knowledge cutoff)\b/gi,
  /^(?:certainly|sure|of course|absolutely)[!,.] here(?:['’]s| is| are)\b/gim,
  /^here(?:['’]s| is) (?:the|your|a) (?:revised |rewritten |requested |updated |final )?(?:article|draft|version|text|rewrite)\b[^\n.]{0,80}:\s*$/gim,
  /\bi hope this (?:helps|article helps|meets your)\b/gi,
  /\blet me know if you(?:['’]d| would) like (?:me )?(?:to|any)\b/gi,
  /\b(?:would you like me to|feel free to ask me)\b/gi,
  /\bi (?:cannot|can['’]t|am unable to|['’]m unable to) (?:assist|help) with (?:that|this request)\b/gi,
];

/** Placeholders that are still to be filled in. */
export const placeholders: readonly RegExp[] = [
  /\[(?:insert|your|add|write|fill in|placeholder|tbd|company name|author name|date here|link here)\b(?:[^\]\n]{0,200}|[^[\]\n]*)\](?!\()/gi,
  /\[sN\]/g,
  /\b(?:TODO|TBD|FIXME)\b/g,
  /\blorem ipsum\b/gi,
  /\{\{[^{}\n]+\}\}/g,
  /<(?:insert|your|placeholder)[ _-][^<>\n]+>/gi,
];
