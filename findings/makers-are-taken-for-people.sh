#!/bin/sh
# One would guess: people() tells the maker of a watch and the name of a wine from the dealer who sells them.
# What happens: compromise 14.17.0 gives makers as people, of Romanée Conti "Conti rose", and no dealer whose first name it lacks.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{"private": true, "type": "module"}' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact compromise@14.17.0
cat >people.js <<'JS'
import nlp from 'compromise';

const sentences = [
  'Patek Philippe made the reference in steel.',
  'The Vacheron Constantin was serviced once.',
  'Each Saint Gaudens came with its old holder.',
  'Romanée Conti rose again in the autumn sale.',
  'An Audemars Piguet has its extract.',
  'The dealer Anjali Deshpande keeps the papers.',
];
for (const sentence of sentences) console.log(`${sentence} ${JSON.stringify(nlp(sentence).people().out('array'))}`);
JS
seen=$(node people.js)
expected='Patek Philippe made the reference in steel. ["Patek Philippe"]
The Vacheron Constantin was serviced once. ["Vacheron Constantin"]
Each Saint Gaudens came with its old holder. ["Saint Gaudens"]
Romanée Conti rose again in the autumn sale. ["Conti rose"]
An Audemars Piguet has its extract. []
The dealer Anjali Deshpande keeps the papers. []'
echo "compromise 14.17.0"
echo "$seen"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now."; exit 1; }
