/** What a driver is told of TLS, by the words that PostgreSQL's own programs and this driver know. */
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];
/** What the driver takes for `verify-full`, with a warning of several lines that a later version will not. */
const VERIFYING = /^(prefer|require|verify-ca)$/;

const EXAMPLE = 'postgres://user:password@host:5432/matches';

/**
 * What is wrong with the address of a database, or null. Never repeats any of it, as there may be a password in it.
 */
export const faultOfAddress = (text: string): string | null => {
  if (text === '')
    return `is empty: name a PostgreSQL database, such as ${EXAMPLE}, or leave the variable out`;
  if (!/^postgres(ql)?:\/\//.test(text))
    return `must be the address of a PostgreSQL database, such as ${EXAMPLE}`;
  // Behind the first of these signs no user and password can stand: what looks so is the rest of a password with such a sign.
  const rest = /^[^/]*\/\/[^/?#]*(.*)$/s.exec(text)?.[1] ?? '';
  if (!URL.canParse(text) || rest.includes('@') || rest.includes('#')) {
    return `must be the address of a PostgreSQL database, such as ${EXAMPLE}: in user and password, signs such as / ? # @ % are written %2F %3F %23 %40 %25`;
  }
  const { pathname, searchParams } = new URL(text);
  if (!/^\/./.test(pathname)) return `must name a database behind the host, as in ${EXAMPLE}`;
  // The driver tries any, and comes down with it a while later.
  const port = searchParams.get('port') ?? '5432';
  if (!/^\d+$/.test(port) || Number(port) > 65_535) return 'port must be a number of at most 65535';
  const mode = searchParams.get('sslmode');
  if (mode !== null && !SSL_MODES.includes(mode)) return `sslmode must be one of ${SSL_MODES.join(', ')}`;
  return null;
};

/** The address in words that the driver has no doubts about. They mean the same to it. */
export const addressForDriver = (address: string): string => {
  const { searchParams } = new URL(address);
  if (searchParams.get('uselibpqcompat') === 'true') return address;
  return address.replace(/([?&]sslmode=)([\w-]+)/, (all, before: string, mode: string) =>
    VERIFYING.test(mode) ? `${before}verify-full` : all,
  );
};

/**
 * A text without any part of an address that is nobody's to read. Where no user is named, what is read as the port may be a
 * password of digits: user and password stand in the host's place where the host was forgotten.
 */
export const withoutPassword = (text: string, address: string): string => {
  const { username, password, port, searchParams } = new URL(address);
  const decoded = () => {
    try {
      return decodeURIComponent(password);
    } catch {
      return '';
    }
  };
  return [password, decoded(), searchParams.get('password') ?? '', username === '' ? port : '']
    .filter(secret => secret !== '')
    .reduce((clean, secret) => clean.replaceAll(secret, '…'), text);
};
