import fs from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../testing/temporary-directory.js';
import { KeyFile, type FileSystem } from './key-file.js';

let directory: string;
let remove: () => Promise<void>;
let file: string;

beforeEach(async () => {
  ({ path: directory, remove } = await temporaryDirectory());
  file = path.join(directory, 'key.pem');
});

afterEach(() => remove());

const pemOf = (name: string): string => `-----BEGIN PRIVATE KEY-----\n${name}\n-----END PRIVATE KEY-----\n`;
const errorOf = (code: string): Error => Object.assign(new Error(code), { code });
const failing = (code: string) => (): never => {
  throw errorOf(code);
};
const mustNotWait = (_milliseconds: number): void => {
  throw new Error('Nobody is writing.');
};
const keyFile = (changes: Partial<FileSystem> = {}, pause = mustNotWait, at = file): KeyFile =>
  new KeyFile(at, { files: { ...fs, ...changes }, pause });

/** The real file system with a record of what is flushed, linked and written, and where. */
function told(changes: Partial<FileSystem> = {}): { steps: string[]; files: Partial<FileSystem> } {
  const steps: string[] = [];
  const open = new Map<number, string>();
  const nameOf = (place: fs.PathOrFileDescriptor): string => {
    const name = typeof place === 'number' ? (open.get(place) ?? '') : String(place);
    return (path.relative(directory, name) || '.').replace(/\.[\w-]{36}$/, '.aside');
  };
  return {
    steps,
    files: {
      ...changes,
      openSync: (place, ...how) => {
        const descriptor = fs.openSync(place, ...how);
        open.set(descriptor, String(place));
        return descriptor;
      },
      fsyncSync: (descriptor) => {
        steps.push(`flush ${nameOf(descriptor)}`);
        fs.fsyncSync(descriptor);
      },
      writeFileSync: (place, text, options) => {
        const { flush } = options as { flush?: boolean };
        steps.push(`write ${nameOf(place)}${flush ? ' to the disk' : ''}`);
        fs.writeFileSync(place, text, options);
      },
      linkSync: (from, to) => {
        steps.push(`link ${nameOf(to)}`);
        (changes.linkSync ?? fs.linkSync)(from, to);
      },
    },
  };
}

const noLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EACCES', 'EMLINK'];

it('is none where there is no file', () => {
  expect(keyFile().read()).toBeUndefined();
});

it.each([undefined, ...noLinks])(
  'is made once, for its owner alone, and leaves nothing beside it (%s)',
  (code) => {
    const changes = code === undefined ? {} : { linkSync: failing(code) };
    expect(keyFile(changes).keep(pemOf('one'))).toBe(pemOf('one'));
    expect(keyFile(changes).keep(pemOf('two'))).toBe(pemOf('one'));
    expect(keyFile(changes).read()).toBe(pemOf('one'));
    expect(fs.readdirSync(directory)).toEqual(['key.pem']);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  },
);

describe('before anybody has the key', () => {
  it('it is on the disk, and so is its name', () => {
    const { steps, files } = told();
    keyFile(files).keep(pemOf('one'));
    expect(steps).toEqual(['write key.pem.aside to the disk', 'link key.pem', 'flush key.pem', 'flush .']);
  });

  it('so is one that another process has made a moment ago', () => {
    fs.writeFileSync(file, pemOf('one'));
    const { steps, files } = told();
    keyFile(files).read();
    expect(steps).toEqual(['flush key.pem', 'flush .']);
  });

  it('so is one that was made without a hard link', () => {
    const { steps, files } = told({ linkSync: failing('EPERM') });
    keyFile(files).keep(pemOf('one'));
    expect(steps.slice(2)).toEqual(['write key.pem to the disk', 'flush key.pem', 'flush .']);
  });

  it('so are the directories that are made for it', () => {
    const { steps, files } = told();
    keyFile(files, mustNotWait, path.join(directory, 'a', 'b', 'key.pem')).keep(pemOf('one'));
    expect(steps.slice(0, 2)).toEqual(['flush a', 'flush .']);
    expect(steps.slice(-2)).toEqual(['flush a/b/key.pem', 'flush a/b']);
  });

  it.each(['EIO', 'ENOSPC', 'EDQUOT'])('it is no key where the disk says that it is lost: %s', (code) => {
    const lost = keyFile({ fsyncSync: failing(code) });
    expect(() => lost.keep(pemOf('one'))).toThrow(code);
    expect(() => lost.read()).toThrow(code);
  });

  it.each(['EINVAL', 'EISDIR', 'EPERM', 'ENOTSUP'])(
    'nothing more is asked of what cannot be flushed: %s',
    (code) => {
      expect(keyFile({ fsyncSync: failing(code) }).keep(pemOf('one'))).toBe(pemOf('one'));
    },
  );
});

describe('of several processes at once', () => {
  it.each(noLinks)('all have the key of the first, also without hard links (%s)', (code) => {
    const other = keyFile({ linkSync: failing(code) });
    const linkSync = (): never => {
      other.keep(pemOf('other'));
      throw errorOf(code);
    };
    expect(keyFile({ linkSync }).keep(pemOf('mine'))).toBe(pemOf('other'));
    expect(other.read()).toBe(pemOf('other'));
    expect(fs.readdirSync(directory)).toEqual(['key.pem']);
  });

  it('who finds half a key waits for the rest of it', () => {
    const pem = pemOf('one');
    fs.writeFileSync(file, '');
    let written = 0;
    const pause = (milliseconds: number): void => {
      expect(milliseconds).toBe(10);
      written += 1;
      fs.writeFileSync(file, pem.slice(0, (pem.length * written) / 3));
    };
    expect(keyFile({ linkSync: failing('EPERM') }, pause).keep(pemOf('mine'))).toBe(pem);
    expect(written).toBe(3);
  });

  it('who finds half a key that nobody goes on with is told after two seconds, and signs with no other', () => {
    fs.writeFileSync(file, '-----BEGIN PRIVATE KEY-----\n');
    let waited = 0;
    const reader = keyFile({}, (milliseconds) => {
      waited += milliseconds;
    });
    expect(() => reader.read()).toThrow(/key\.pem holds no whole key\..*remove it and start again/);
    expect(waited).toBe(2_000);
    expect(() => reader.keep(pemOf('mine'))).toThrow(/holds no whole key/);
  });
});

describe('where it cannot be made', () => {
  it('no half of it stays without hard links, nor anything beside it', () => {
    const writeFileSync: FileSystem['writeFileSync'] = (place, text, options) => {
      if (typeof place === 'number') throw errorOf('ENOSPC');
      fs.writeFileSync(place, text, options);
    };
    expect(() => keyFile({ linkSync: failing('EPERM'), writeFileSync }).keep(pemOf('one'))).toThrow('ENOSPC');
    expect(fs.readdirSync(directory)).toEqual([]);
  });

  it('the reason is told', () => {
    const openSync = failing('EROFS') as FileSystem['openSync'];
    expect(() => keyFile({ linkSync: failing('EPERM'), openSync }).keep(pemOf('one'))).toThrow('EROFS');
    expect(() => keyFile({ readFileSync: failing('EACCES') }).read()).toThrow('EACCES');
    const linkSync = (): undefined => undefined;
    expect(() => keyFile({ linkSync }).keep(pemOf('one'))).toThrow('was removed as soon as it was made');
  });
});
