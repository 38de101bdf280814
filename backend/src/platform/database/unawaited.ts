/**
 * A row to select from, in a statement whose commit need not wait for the disk because its rows can be made again if a
 * crash loses them. This leaves the disk to the events.
 */
export const unawaited = `(select set_config('synchronous_commit', 'off', true)) unawaited`;
