const number = String.raw`(?:\d{1,2}|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const listed = 'things|secrets|reasons|ways|tips|tricks|mistakes|facts|truths|signs|rules|hacks';

/** Headlines that promise something and name nothing. */
export const stockHeadlines: readonly RegExp[] = [
  /\b(?:everything|all) (?:you|collectors?|owners?|buyers?|one) (?:(?:ever )?(?:need|needs|want|wants|wanted|have|has) to|should|must) know\b/i,
  /\b(?:what|things) (?:you|every (?:\p{L}+ ){0,2}\p{L}+) (?:(?:need|needs|have|has) to|must|should) know\b/iu,
  /\b(?:ultimate|complete|definitive|essential|comprehensive) (?:\p{L}+(?:['’]s)? ){0,2}guide\b/iu,
  /\byou (?:won['’]t|will not|wouldn['’]t) believe\b/i,
  /\b(?:will|may|might) (?:surprise|shock|amaze|astonish) you\b/i,
  /\bwhat happened next\b/i,
  new RegExp(
    String.raw`\b${number} (?:[\p{L}’'-]+ ){0,2}(?:${listed}) (?:[\p{L}’'-]+ ){0,2}(?:you|every)\b`,
    'iu',
  ),
  /\b(?:nobody|no one|they|dealers|insurers|experts) (?:tells?|will tell|ever tells?|don['’]t tell|won['’]t tell) you\b/i,
  /\b(?:don['’]t|doesn['’]t|do not) want you to know\b/i,
  /\b(?:hidden|untold|shocking|surprising|ugly|dark) (?:truth|secret|story)s?\b/i,
  /\b(?:unlock|unveil|unravel|demystify|discover|decod|navigat|explor|master|embrac)(?:ing|e|y|r)? the (?:\p{L}+ )?(?:world|art|secrets?|mystery|mysteries|complexities|power|magic|allure|landscape)\b/iu,
  /\ba deep dive\b|\bdeep dive into\b/i,
  /\b\p{L}+ 101\s*(?::|$)/iu,
  /\bhere['’]s why\b/i,
  /\bthe (?:rise|allure|magic|beauty) of\b[^.?!]{0,60}: (?:a|an|the) (?:journey|guide|look|exploration|introduction)\b/i,
];

const text = '(?:article|post|guide|piece|blog post|blog|essay|section|overview|write-up)';
const does =
  '(?:explor|examin|look|discuss|cover|explain|delv|outlin|provid|offer|present|walk|tak|consider|describ|div|unpack|highlight|break|aim|intend|review|tell|help|show)';

/** Phrases by which a text talks about itself. */
export const aboutItself: readonly RegExp[] = [
  new RegExp(
    String.raw`\bin (?:this|today['’]s|the following|the next|the coming) ${text},? (?:we|you|I|let us|let['’]s|our)(?:['’]\p{L}+)?\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\bthis (?:article|post|guide|blog post|overview|essay) (?:will |is going to |aims to |seeks to |sets out to |is intended to |has )?${does}(?:s|es|e|ed|ing)?\b`,
    'iu',
  ),
  /\b(?:the (?:goal|aim|purpose|point) of|by the end of|the rest of|throughout) this (?:article|post|guide|piece|essay)\b/i,
  /\bas (?:we |I )?(?:have |was |already |just )*(?:mentioned|discussed|noted|explained|stated|outlined|described|seen|said) (?:above|earlier|previously|below|before|in the (?:previous|last|next) section)\b/i,
  /\b(?:we|I)(?:['’]ll| will| shall| are going to| am going to) (?:now |also |then |first )?(?:explore|delve|dive|take a (?:closer |deep |brief |quick )?look|walk you through|break down|(?:discuss|outline|explain|examine) (?:how|why|what))\b/i,
  /\blet(?:['’]s| us) (?:now |first )?(?:dive|delve|explore|take a (?:closer |deeper |quick )?look|unpack|break (?:it|this|that) down|get started)\b/i,
  /\b(?:read on|keep reading) (?:to|for|and)\b/i,
  /\bwithout further ado\b/i,
  /\bbefore (?:we|you) (?:dive|delve) in(?:to)?\b/i,
];
