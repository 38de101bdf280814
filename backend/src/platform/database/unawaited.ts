/**
 * One row to select from in a statement whose commit need not wait for the disk: what it writes can be made again when a
 * crash loses it. The disk is left to the events.
 */
export const unawaited = `(select set_config('synchronous_commit', 'off', true)) unawaited`;
