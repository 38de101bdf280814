import { parseArgs } from 'node:util';

/** The names of tests that are not guarantees but, like these, are in the title of a `describe`. */
const named = ['soak'];

/**
 * Reads `[name] [--rounds n]`. Without `--` before it npm keeps `--rounds` to itself, and leaves its number among the
 * names when it is apart (`--rounds 5`).
 * @param {readonly string[]} args
 * @param {string | undefined} keptByNpm what npm made of `--rounds`: `process.env.npm_config_rounds`
 * @returns {{ name: string | undefined, rounds: string | undefined } | undefined} undefined when it makes no sense
 */
export function guaranteeArguments(args, keptByNpm) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { rounds: { type: 'string' } },
    });
    const rounds = values.rounds ?? (keptByNpm === 'true' ? positionals.pop() : keptByNpm);
    const [name, ...more] = positionals;
    const makesSense =
      more.length === 0 &&
      (name === undefined || /^A\d+$/.test(name) || named.includes(name)) &&
      (rounds === undefined || /^[1-9]\d*$/.test(rounds));
    return makesSense ? { name, rounds } : undefined;
  } catch {
    // `parseArgs` throws for an option that does not exist.
    return undefined;
  }
}
