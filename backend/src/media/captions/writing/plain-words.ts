const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Words that begin English sentences and are no names. At the beginning of a sentence every word has a capital, so
 * there only a word that neither stands here nor in the article can be told to be a name.
 */
export const sentenceStarts = list(`
  a about above according across act add after again against ahead all almost alone along already also although always
  amid among an and another any anyone anything appraise appraisers approach are aren't around as ask at auction auctions
  authors avoid away back be bear because before begin behind being below beneath best better between beyond big book both
  bring build but buy buyers by call can care carry catch certain change check choose clean clear close collect collecting
  collection collections collectors come compare condition consider cover curious date day dealers decide demand did dig
  discover do document documentation does don't down draw each early easy either enough even ever every everyone
  everything evidence examine expect experience expert experts explore face fact far few figures find fine first fix focus
  follow for forget from full further get gain give go good grade grading great grow had half hard has have he hear help
  her here hidden his history hold how however i i'd i'll i'm i've if ignore imagine in inside instead insurance insure
  insurers into invest investors is isn't it it's its join judge just keep know knowledge labels large last later learn
  leave less let let's like list listen little long look lose love low luxury made make many mark market markets match
  matter matters may maybe meet might mind mistakes more most mostly move much must my near need never new next no nobody
  none not note nothing now numbers object objects of off often old on once one only open opinion or order original other
  others our out over own owner owners ownership paper papers passion past pay people perhaps photograph photos plan play
  please policies policy preserve price prices proof protect provenance put quality question questions quick quiet rare
  rarely read ready real record records remember repair research restore review right risk risks run same save say see
  seek seldom sell sellers send serious set share she short should show simple since slow small so some someone something
  sometimes soon spend stand start stay step still stop store stories story study such swipe take talk tell test than
  that that's the their them then there there's these they think this those though through time tip to today together
  tomorrow too track treat true trust try turn two under understand unless until up upon use value values verify very wait
  walk want was watch we we're weigh well were what what's when whenever where whether which while who who's whoever whole
  whose why will with within without won't work worth would write yes yet you you'll you're you've your yours
`);

/** Beginnings of words that hashtags of the field are made of. */
export const industryStems: readonly string[] = [
  ...list(`
    advis antique apprais art asset auction authentic bag book bottle car card care cask classic coin collect comic
    condition conserv consign cover cultur curat dealer design estate expert famil fashion finance gallery gem grad
    handbag heir heritage histor hobby insur invest jewel legacy luxur manag market memorabilia museum numismatic object
    own passion plan polic preserv price provenance protect rare record research resale restor risk shop spirit sport storage
    tips trad treasure trend valu vault vintage watch wealth whisk wine insight
  `),
];
