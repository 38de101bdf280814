const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Abbreviations whose full stop never ends a sentence, because a name, a number or another word always follows. */
export const beforeMore = words(`
  Dr Mr Mrs Ms Mme Mlle Messrs Prof Rev Hon Capt Col Gen Lt Maj Sgt Cpl Adm Cmdr Gov Sen Rep Pres Supt
  St Ste Mt Ft Bros Gebr Mgr
  Ref Refs ref refs Rs Est est Ca ca c Diam diam approx Approx appr cf Cf vs v viz e.g E.g i.e I.e z.B incl Incl excl
  Fig Figs fig figs Vol Vols vol vols Pl pl pp Cat cat Inv inv Prov prov Exh Lit Ser ser Cal cal Ed ed Eds eds
  Art Abb Bd Kat Nr Ill ill Attrib attrib attr bzw ca resp
`);

/** Abbreviations that count only before a figure, because a sentence may end in "no", in a month or in a day. */
export const beforeFigures = words(`
  No Nos no nos p Fr Sfr SFr fr Mk mk Pat Ph Chap chap Sec sec Para Lot lot
  Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun
`);

/** Abbreviations that may also end a sentence; the next word decides whether they do. */
export const beforeEither = words(
  `Jr Sr Inc Ltd Co Corp Cie Mio Mia Mrd Mill Tsd al Esq Sons dept Dept Ave Blvd`,
);

/** Words that, with a capital letter, begin a sentence more often than they continue a name. */
export const openings: ReadonlySet<string> = new Set(
  words(`
    The This That These Those There Then They Their A An It Its He His She Her We Our You Your I
    In On At By For From With Without Of To If When While Where Why What Who How As After Before Since Until Once
    And But Or Yet So Not No Nobody Nothing None All Both Each Every Some Many Most Few Several Such Other Another
    Although Though Because However Here Now Only Even Also Still Today
  `),
);

/** The German months; a day before one has a full stop. */
export const germanMonths = words(
  'Januar Jänner Februar März April Mai Juni Juli August September Oktober November Dezember',
);
