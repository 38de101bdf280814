const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Common English words, in their basic forms. At the beginning of a sentence every word has a capital, so there only a
 * word that is neither common nor in the article can be told to be a name.
 */
const common = list(`
  a able about above absence abuse accept access accident accord account accurate across act active actual add address
  adjuster admire admit adult advance advice advise affect afford after again against age ago agree ahead aim air all
  allow almost alone along already also although always amid among amount ample an ancient and angle annual another answer
  antique any anyone anything anyway apart appear apply appraisal appraise appraiser approach are aren't argue arise
  around arrange art article artist as aside ask asset assume at attend attic attract auction author authentic available
  average avoid awake award aware away
  back bad bag balance bank bar bare bargain base basic be bear beautiful beauty because become before beg begin behind
  being belief believe belong below beneath benefit beside best better between beware beyond bid big bill bit black blame
  blank blind block blue board body bold book boom both bottle bottom box brand brave break breath bright brilliant bring
  broad broken broker budget build building bulk bundle burn business busy but buy buyer by
  calendar call calm camera can can't capture car card care career careful carrier carry case cash cask catalog catch cause
  caution cellar certain certificate chain chance change character charm chart chase cheap check child choice choose
  circle civil claim class classic clause clean clear clever client climate clock close closet cloth clue coast coin cold
  collect collection collector color come comfort comic common company compare complete concern condition confidence
  confirm connect consider consign consult contact contain content context contract control convince cool copy core
  corner correct cost could couldn't count country couple courage course court cover craft create credit crisis criteria
  critic cross crowd culture curator curious current custom customer cut
  daily damage danger dare dark data date day dead deal dealer dear debate decade decide decision deep defend define
  degree delay delight deliver demand depend depth describe deserve design desk despite detail develop diary did didn't
  die differ different difficult dig digital direct dirt discover discuss display distance divide do document does
  doesn't dollar don't done door doubt down draft draw drawer dream dress drive drop dry dual due dull during dust duty
  each eager early earn ease easy edge edit educate effect effort eight either elegance else embrace emotion empty end
  enemy energy engage enjoy enough ensure enter entire entry envelope envy equal error escape especially essential estate
  estimate even evening event eventual ever every everybody everyone everything everywhere evidence exact examine example
  except exchange excite exclude excuse exhibit exist expand expect expense expert explain explore expose extra eye
  fabric face fact factor fade fail fair faith fake fall false fame family famous fancy far farewell fashion fast fate
  father fault favor fear feature fee feel few field fight figure file fill film final finance find fine finish fire firm
  first fit five fix flag flat flaw flood floor focus fold folder folk follow food fool for forecast forge forget form
  former forth fortune forward found four fragile frame free frequent fresh friend from front full fun fund further
  future
  gain gallery game gap garage garden gather gauge gem general gentle get gift give glad glance glass go goal gold good
  grab grade grand grasp great green grief ground group grow growth guard guess guest guide guilt
  habit had hadn't half hall hammer hand handle handbag hang happen happy hard harm has hasn't haste hate have haven't he
  head health hear heart heat heavy heir heirloom help hence her here heritage hers hidden hide high highlight him hint
  his history hit hobby hold holder hole holiday home honest honor hook hope horse host hot hour house household how
  however huge human humid hundred hunt hurry
  i i'd i'll i'm i've ice idea ideal if ignore ill image imagine impact import impossible impress improve in inch include
  income increase indeed index indoor industry inflation inform inherit initial ink inner inquire inside insight insist
  inspect inspire instead instinct insurance insure insurer intend interest into introduce inventory invest investor
  invite invoice involve is isn't issue it it's item its itself
  jewel jewelry job join joint journal journey joy judge jump junior just justice
  keen keep keeper key kind kitchen knowledge know
  label labor lack lamp land language large last late latest laugh launch law lawyer lay layer lead leader leak lean learn
  least leather leave ledger left legacy legal legend lend length less lesson let let's letter level library licence
  license lid lie life lift light like limit line link liquid list listen literature little live load loan local lock
  logic long look loose lose loss lost lot loud love lovely low loyal luck luxury
  machine magic mail main maintain major make maker man manage many map margin mark market master match material matter
  mature may maybe me meal mean measure media medium meet member memory mend mention mere message method middle might mild
  mile million mind minor minute mirror miss mistake mix mixed model modern modest moment money monitor month mood moral
  more morning most mother motion motive motor mount mountain move movement much museum music must my myself mystery myth
  name narrow nature near neat necessary need neglect neighbor neither nerve net network never new news newspaper next
  nice night nine no nobody noise none nor normal not note nothing notice now nowhere number
  oath obey object observe obtain obvious occasion occur odd of off offer office often oil old on once one online only
  onto open opinion opportunity oppose option or order ordinary organize origin original other otherwise ought our ours
  ourselves out outside over overall own owner ownership
  pace pack page pain paint painting pair panel panic paper parent part partial partner party pass passage passion past
  patience pattern pause pay payment peace peer pen people perfect perhaps period permit person personal phase phone photo
  photograph phrase pick picture piece pin pity place plain plan plane plate play please pleasure plenty plus pocket point
  policy polish polite poor popular position possible post potential pound power practice praise precise prefer premium
  prepare presence present preserve press pressure pretend pretty prevent preview previous price pride primary print prior
  private prize problem proceed process produce professional profit program promise proof proper property proportion
  protect proud prove provenance provide public pull pure purpose push put puzzle
  quality quantity question quick quiet quit quite quote
  race rain raise range rank rapid rare rarity rate rather reach react read reader ready real reality really reason recall
  receipt recent recipe record recover red reduce refer reflect refuse regard register regret regular relate relative
  relax release relevant relief rely remain remark remember remind remote remove rent repair repeat replace reply report
  represent request require resale rescue research reserve respect respond rest restore result retain return reveal
  review reward rich ride right ring rise risk rival road role roll roof room root rough round route routine row rubber
  rule run rush rust
  sad safe safety sail sale same sample satisfy save say scan scarce scene schedule scholar school science scope score
  scratch screen search season seat second secret section secure security see seek seem seldom select sell seller send
  senior sense separate series serious serve service set settle seven several shade shadow shake shape share sharp she
  sheet shelf shift shine ship shock shoe shop short should shouldn't shout show shut sibling side sight sign signal
  signature silence silent silver similar simple since single sit site six size skill skip sleep slice slide slight slip
  slow small smart smile smoke smooth so social soft software sold solid solve some somebody someone something sometimes
  somewhere son soon sort soul sound source space spare speak special specific speech speed spend spirit split spoil sport
  spot spread spring square stability staff stage stain stake stamp stand standard star start state station status stay
  steady steal steel step stick still stock stone stop storage store storm story straight strange strategy stream street
  strength stress strike string strong structure student study stuff stunning style subject submit succeed success such
  sudden suffer sugar suggest suit sum summer sun supply support suppose sure surface surprise survey survive suspect
  swap sweet swift swipe switch symbol system
  table tag take tale talent talk tall tap target task taste tax tea teach team tear technical technique tell temperature
  ten tend term terms test text than thank that that's the theft their theirs them then theory there there's therefore
  these they they're thick thief thin thing think third this those though thousand three through throughout throw thus
  ticket tie tight till time timeless tip tired title to today together tomorrow tone too tool top topic toss total touch
  tough tour toward town toy trace track trade tradition traffic train transfer transit transport trap travel treasure
  treat trend trial trick trip trouble truck true trust truth try tune turn twice twin two type typical
  ugly ultimate umbrella uncle under understand unique unit unless unlike until up update upgrade upon upper urgent us use
  useful usual
  vague vain valid valuable value variety various vast vault vehicle verify version very via victim video view vintage
  virtue visible vision visit vital voice volume vote
  wage wait wake walk wall wander want war warm warn wary was wasn't waste watch water wave way we we're weak wealth wear
  weather weaver web week weekend weigh weight welcome well were weren't west wet what what's whatever when whenever where
  whereas wherever whether which while whisky white who who's whoever whole whom whose why wide wife wild will win wind
  window wine winner winter wire wisdom wise wish with within without witness woman won't wonder wood word work world
  worry worse worst worth would wouldn't wrap write wrong
  yard year yes yesterday yet yield you you'd you'll you're you've young your yours yourself youth zero
`);

/** Endings that names of people, firms and places seldom have. */
const ordinaryEnding =
  /..(able|ance|ation|ence|ful|ible|ical|ings?|ion|ious|ists?|itive|ity|less|ment|ness|ous|ship|sion|tion|tive|ure)s?$|....(ed|ly)$/u;

/** Forms of which the basic one is listed: plurals, persons and the past. */
const basicForms = (word: string): string[] => [
  word,
  word.replace(/s$/u, ''),
  word.replace(/e[ds]$/u, ''),
  word.replace(/d$/u, ''),
  word.replace(/ies$/u, 'y'),
];

/** @param word in lower case, with a straight apostrophe */
export function isCommonWord(word: string): boolean {
  return basicForms(word).some((form) => common.has(form)) || ordinaryEnding.test(word);
}

/** Beginnings of words that hashtags of the field are made of. */
export const industryStems: readonly string[] = [
  ...list(`
    advis antique apprais art asset auction authentic bag book bottle car card care cask classic coin collect comic
    condition conserv consign cover cultur curat dealer design estate expert famil fashion finance gallery gem grad
    handbag heir heritage histor hobby insight insur invest jewel legacy luxur manag market memorabilia museum numismatic
    object own passion plan polic preserv price provenance protect rare record research resale restor risk shop spirit
    sport storage tips trad treasure trend valu vault vintage watch wealth whisk wine
  `),
];
