import { onServer } from '../../ui/base.ts';

/** JSON Schema, as far as the page shows it. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
};
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
export type Operation = {
  readonly operationId: string;
  readonly description: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
};
export type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

export const ADDRESS = '/api/openapi.json';

export const fetchDescription = async (): Promise<Description> => {
  const answer = await fetch(onServer(ADDRESS));
  if (!answer.ok) throw new Error(`${ADDRESS}: ${answer.status}`);
  return (await answer.json()) as Description;
};

const REF = '#/components/schemas/';
export const nameOf = ({ $ref = '' }: Schema): string => $ref.slice(REF.length);

/** A schema as somebody would write it down, in one line. */
export const inWords = (schema: Schema): string => {
  if (schema.$ref !== undefined) return nameOf(schema);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(each => JSON.stringify(each)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return either.map(inWords).join(' | ');
  if (schema.properties !== undefined) {
    const parts = Object.entries(schema.properties).map(
      ([name, part]) => `${name}${schema.required?.includes(name) === true ? '' : '?'}: ${inWords(part)}`,
    );
    return `{${parts.join(', ')}}`;
  }
  if (schema.prefixItems !== undefined)
    return `[${[...schema.prefixItems.map(inWords), ...(schema.items ? [`…${bracketed(schema.items)}`] : [])].join(', ')}]`;
  if (schema.items !== undefined) return `${bracketed(schema.items)}[]`;
  if (schema.type === 'integer' && schema.minimum !== undefined && (schema.maximum ?? 100) < 100)
    return `${schema.minimum}…${schema.maximum}`;
  if (schema.type === undefined) return 'anything';
  return [schema.type].flat().join(' | ');
};

const bracketed = (schema: Schema): string => {
  const text = inWords(schema);
  return text.includes(' | ') ? `(${text})` : text;
};

/** One table of each game is asked for alike: the first stands for all. */
export const operationsOf = ({ paths }: Description) => {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const isTable = ({ operation }: (typeof all)[number]) => operation.operationId.startsWith('make-');
  const first = all.find(isTable);
  return all
    .filter(each => !isTable(each) || each === first)
    .map(each => (each === first ? { ...each, path: each.path.replace(/[^/]+$/, '{game}') } : each));
};
