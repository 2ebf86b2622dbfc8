/**
 * Whether a machine is called so by itself alone: a link with such a name leads others to their own.
 * @param hostname as `URL` has it
 */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]+\]|0\.0\.0\.0|\[::\])\.?$/i.test(
    hostname,
  );
