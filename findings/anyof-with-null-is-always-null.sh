#!/bin/sh
# One would guess: a JSON Schema that allows a text or null (anyOf) becomes a grammar that allows both.
# What happens: node-llama-cpp 3.22.1 makes a grammar that allows null alone; oneOf, or a type of two, gives both.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{"private": true, "type": "module"}' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts --omit=optional --save-exact node-llama-cpp@3.22.1
cat >grammar.js <<'JS'
import { getGbnfGrammarForGbnfJsonSchema as grammarOf } from './node_modules/node-llama-cpp/dist/utils/gbnfJson/getGbnfGrammarForGbnfJsonSchema.js';

const text = { type: 'string' };
const none = { type: 'null' };
const forms = { anyOf: { anyOf: [text, none] }, oneOf: { oneOf: [text, none] }, type: { type: ['string', 'null'] } };
for (const [name, value] of Object.entries(forms)) {
  const grammar = grammarOf({ type: 'object', properties: { value } });
  const rules = ['string-rule', 'null-rule'].filter((rule) => grammar.includes(`${rule} ::=`));
  console.log(`${name}: ${rules.join(' ')}`);
}
JS
seen=$(node grammar.js)
expected='anyOf: null-rule
oneOf: string-rule null-rule
type: string-rule null-rule'
echo "node-llama-cpp 3.22.1"
echo "$seen"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now."; exit 1; }
