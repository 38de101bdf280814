// Lists what is missing or wrong in the OpenAPI document (form, sentences, errors, examples), and fails if anything is.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { runCommand, SetupError } from '../setup/setup-error.mjs';
import { printedBy } from './generated-file.mjs';

/** Redocly's recommended rules, and those of its other rules that Spectral's `oas` has, too. */
const config = await createConfig({
  extends: ['recommended'],
  rules: {
    'info-contact': 'error',
    'no-invalid-parameter-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'no-required-schema-properties-undefined': 'error',
    'no-server-example.com': 'error',
    'operation-description': 'error',
    'operation-tag-defined': 'error',
    // The router takes the fixed part of a path before a parameter.
    'no-ambiguous-paths': 'off',
  },
});

await runCommand(async () => {
  const source = await printedBy('openapi.js');
  const faults = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  if (faults.length === 0) return;
  const told = faults.map(
    ({ ruleId, message, location }) => `${location[0]?.pointer ?? ''} ${message} (${ruleId})`,
  );
  throw new SetupError(told.join('\n'));
});
