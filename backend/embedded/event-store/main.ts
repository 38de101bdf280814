/*
 * With a channel to a parent it is that one's child, otherwise `npm run eventstore`. Only one of the two is loaded, for
 * a child should be at work again soon after a crash.
 */
import { prepareProgram } from '../../src/platform/kernel/program.js';

prepareProgram();
if (process.send === undefined) {
  const { runAlone } = await import('./alone.js');
  await runAlone();
} else {
  const { runAsChild } = await import('./child.js');
  await runAsChild();
}
