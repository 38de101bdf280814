import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own that is put in place of its predecessor again and again. */
export class RestartedServer {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process;
  #program;

  /** @param {string} program path of the program that Node runs */
  constructor(program) {
    this.#program = program;
  }

  start() {
    const started = spawn(process.execPath, [this.#program], { stdio: 'inherit' });
    this.#process = started;
    started.on('exit', (code) => {
      if (this.#process !== started) return;
      this.#process = undefined;
      console.log(`The server ended (exit code ${code}); it starts again after the next change.`);
    });
  }

  /** Resolves when the server has ended. */
  async stop() {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }

  async restart() {
    await this.stop();
    this.start();
  }
}
