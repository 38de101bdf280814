import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/** Lets tests load modules as Node does; see `native-module.mjs`. */
// oxlint-disable-next-line no-restricted-exports -- Jest takes the default export.
export default class NativeModulesEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    this.global['nativeRequire'] = createRequire(import.meta.url);
  }
}
