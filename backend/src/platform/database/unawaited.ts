/**
 * A row to select from in a statement whose commit need not wait for the disk, because what it writes can be made again
 * if a crash loses it. That leaves the disk to the events.
 */
export const unawaited = `(select set_config('synchronous_commit', 'off', true)) unawaited`;
