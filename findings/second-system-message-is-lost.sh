#!/bin/sh
# One would guess: a gateway hands every system message of a chat on to Google's model, as it does to Anthropic's.
# What happens: @portkey-ai/gateway 1.15.2 hands on the first only; the second is dropped without a word.
set -eu
work=$(mktemp -d)
gateway=
trap '[ -z "$gateway" ] || kill "$gateway"; rm -rf "$work"' EXIT
cd "$work"
echo '{"private": true, "type": "module"}' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @portkey-ai/gateway@1.15.2
port=$(node -e "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })")
TRUSTED_CUSTOM_HOSTS=127.0.0.1 node node_modules/@portkey-ai/gateway/build/start-server.js "--port=$port" --headless >gateway.log 2>&1 &
gateway=$!
cat >ask.js <<'JS'
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

let asked;
const model = createServer(async (request, response) => {
  asked = await json(request);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({
    candidates: [{ content: { role: 'model', parts: [{ text: 'Yes.' }] }, finishReason: 'STOP' }],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    content: [{ type: 'text', text: 'Yes.' }],
    stop_reason: 'end_turn',
    usage: { input_tokens: 1, output_tokens: 1 },
  }));
}).listen(0, '127.0.0.1');
await once(model, 'listening');

const gateway = `http://127.0.0.1:${process.argv[2]}`;
for (let tries = 0; tries < 300; tries += 1) {
  if (await fetch(gateway).then(() => true, () => false)) break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}
for (const provider of ['anthropic', 'google']) {
  await fetch(`${gateway}/v1/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer none',
      'x-portkey-provider': provider,
      'x-portkey-custom-host': `http://127.0.0.1:${model.address().port}`,
    },
    body: JSON.stringify({
      model: 'a-model',
      max_tokens: 9,
      messages: [
        { role: 'system', content: 'First rule.' },
        { role: 'system', content: 'Second rule.' },
        { role: 'user', content: 'Well?' },
      ],
    }),
  });
  const rules = ['First rule.', 'Second rule.'].filter((rule) => JSON.stringify(asked).includes(rule));
  console.log(`${provider}: ${rules.join(' ')}`);
}
model.close();
model.closeAllConnections();
JS
seen=$(node ask.js "$port")
expected='anthropic: First rule. Second rule.
google: First rule.'
echo "@portkey-ai/gateway 1.15.2"
echo "$seen"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now."; exit 1; }
