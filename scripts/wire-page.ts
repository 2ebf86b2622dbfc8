import { z } from 'zod';
import type { GameMeta } from '../src/game/contract.ts';
import { FROM_PAGE, type PageMessage } from '../src/wire/from-page.ts';
import type { Packet } from '../src/wire/packet.ts';
import { REFUSALS } from '../src/wire/refusals.ts';
import { OF_ALL_ROUTES, ROUTES, type Route } from '../src/wire/routes.ts';
import { TO_PAGE } from '../src/wire/to-page.ts';

/** As much of a JSON schema as is written here. */
type Shape = {
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly items?: Shape | false;
  readonly prefixItems?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
};

/** As it is sent: of what is read otherwise than it is written only that counts. */
const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

const LARGEST = [Number.MAX_SAFE_INTEGER, 2 ** 31 - 1];
const isBound = (bound: number | undefined): bound is number =>
  bound !== undefined && !LARGEST.includes(Math.abs(bound));

const numberText = ({ type, minimum, maximum }: Shape): string => {
  const kind = type === 'integer' ? 'whole' : 'number';
  if (isBound(minimum) && isBound(maximum)) return `${minimum}…${maximum}`;
  return isBound(minimum) && minimum !== 0 ? `${kind} ≥ ${minimum}` : kind;
};
const textText = ({ pattern, maxLength }: Shape): string => {
  if (pattern !== undefined) return `/${pattern}/`;
  return maxLength === undefined ? 'text' : `text ≤ ${maxLength}`;
};
const objectText = ({ properties = {}, required = [], additionalProperties }: Shape): string => {
  const parts = Object.entries(properties).map(
    ([name, shape]) => `${name}${required.includes(name) ? '' : '?'}: ${textOf(shape)}`,
  );
  // What may be there besides is whatever it may be.
  const rest = typeof additionalProperties === 'object' ? [`[name]: ${textOf(additionalProperties)}`] : [];
  return `{${[...parts, ...rest].join(', ')}}`;
};

const listText = (of: string): string => (/^(\w+|\{(?!.*\} \| \{).*\})$/.test(of) ? `${of}[]` : `(${of})[]`);

/** What is called by a name of its own, and is shown once. */
const named = new Map<string, string>();

/** A shape as TypeScript has it, more or less: what a text has to fit stands between strokes. */
const textOf = ({ title, ...shape }: Shape): string => {
  if (title === undefined) return plainTextOf(shape);
  named.set(title, plainTextOf(shape));
  return title;
};

const plainTextOf = (shape: Shape): string => {
  const { type, anyOf, oneOf = anyOf, items, prefixItems } = shape;
  if ('const' in shape) return JSON.stringify(shape.const);
  if (shape.enum !== undefined) return shape.enum.map(each => JSON.stringify(each)).join(' | ');
  if (oneOf !== undefined) return oneOf.map(textOf).join(' | ');
  if (Array.isArray(type)) return type.map(each => textOf({ ...shape, type: each })).join(' | ');
  switch (type) {
    case 'array':
      if (prefixItems !== undefined) return `[${prefixItems.map(textOf).join(', ')}]`;
      return items ? listText(textOf(items)) : '[]';
    case 'object':
      return objectText(shape);
    case 'integer':
    case 'number':
      return numberText(shape);
    case 'string':
      return textText(shape);
    case undefined:
      return 'anything';
    default:
      return String(type);
  }
};

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;
const argsText = ({ args }: Packet): string =>
  args
    .map(([name, schema]) => `  ${name}${isOptional(schema) ? '?' : ''}: ${textOf(shapeOf(schema))}`)
    .join(',\n');
const callText = (name: string, packet: Packet): string =>
  `\`\`\`ts\n${name}(\n${argsText(packet)}\n)\n\`\`\``;

const SENDERS: Readonly<Record<PageMessage['sender'], string>> = {
  anyone: 'whoever is connected',
  page: 'a page at the match',
  seat: 'a page at the match, as the owner of a seat',
};
const nameText = (name: string): string =>
  name === 'callback' ? 'socket.io’s acknowledgement (null)' : `\`${name}\``;
const refusedText: Readonly<Record<PageMessage['refusedBy'], string>> = {
  refused: '`refused`',
  answer: '`answer`; without an id, `refused`',
  callback: 'socket.io’s acknowledgement (the code); where none is asked for, `refused`',
};

const saidText = (
  name: string,
  { packet, sender, answers, refusedBy, cost, allowance, about }: PageMessage,
): string =>
  [
    `### ${name}`,
    about,
    callText(name, packet),
    [
      `| sent by | answered by | refused by | costs |`,
      '|---|---|---|---|',
      `| ${SENDERS[sender]} | ${answers.map(nameText).join(', ') || 'nothing'} | ${refusedText[refusedBy]} | ${cost}${allowance === 'talk' ? ', of talk' : ''} |`,
    ].join('\n'),
  ].join('\n\n');

const routeText = (
  name: string,
  { body, answer, cost, ownCost, limit, about }: Route,
  meta: GameMeta<object>,
): string => {
  const schema = typeof body === 'function' ? body(meta) : body;
  const lines = [
    ...(schema === undefined ? [] : [`${textOf(shapeOf(schema))}`]),
    ...(answer === null ? [] : [`→ ${textOf(shapeOf(answer))}`]),
  ];
  const costs =
    ownCost === undefined ? `Costs ${cost}.` : `Costs ${cost}, or ${ownCost} with a query of one’s own.`;
  return [
    `### ${name}`,
    `${about} ${costs}${limit === undefined ? '' : ` Counted among \`${limit}\`.`}`,
    ...(lines.length > 0 ? [`\`\`\`ts\n${lines.join('\n')}\n\`\`\``] : []),
  ].join('\n\n');
};

/**
 * `docs/wire.md`, as `src/wire` has it.
 * @param meta of the game whose bodies are shown, where they are others for each
 */
export const wirePage = (meta: GameMeta<object>): string => {
  const sections = [
    '# The wire',
    'What pages and server say to each other. This page is made from `src/wire`, which both sides are checked by: `npx vitest run test/wire -u` writes it anew, and the same test without `-u` says where it is old.',
    'boardgame.io’s own `Client` with `SocketIO`, and its `LobbyClient`, speak it unchanged. Whoever writes another client needs no more than is here and [match-record.md](match-record.md).',
    '`?` marks what may be missing, `/…/` what a text has to fit, `1…5` the numbers between; what has a name of its own stands at the end.',
    '## From a page',
    'Over socket.io, in the namespace of the game (`/priests-of-ra`). A socket is at one match and one seat at a time. What has another shape than here, or more, is refused. Costs are points: a connection has some ten a second, and saves up a few.',
    ...Object.entries(FROM_PAGE).map(([name, message]) => saidText(name, message)),
    '## To a page',
    ...Object.entries(TO_PAGE).flatMap(([name, { packet, about }]) => [
      `### ${name}`,
      about,
      callText(name, packet),
    ]),
    '## Why nothing came of it',
    'Besides these, any code of the game’s rules.',
    [
      '| code | |',
      '|---|---|',
      ...Object.entries(REFUSALS).map(([code, why]) => `| \`${code}\` | ${why} |`),
    ].join('\n'),
    '## Over HTTP',
    ...OF_ALL_ROUTES,
    ...Object.entries(ROUTES).map(([name, route]) => routeText(name, route, meta)),
  ];
  const parts = [...named].map(([name, text]) => `type ${name} = ${text};`).join('\n');
  return `${[...sections, '## What is in them', `\`\`\`ts\n${parts}\n\`\`\``].join('\n\n')}\n`;
};
