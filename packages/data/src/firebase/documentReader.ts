import type { DocumentData } from 'firebase/firestore/lite';

import {
  getDocumentName,
  sendRequest,
  type DocumentService,
  type ServiceResponse,
} from './documentService';
import { withAppErrors } from './toAppError';
import { fromWireFields, toWireValue, type WireFields } from './wireValue';

/** A document that a query has found. */
export interface FoundDocument {
  id: string;
  /** The fields as plain values; a timestamp is ISO text. */
  data(): DocumentData;
}

const operators = {
  '==': 'EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<': 'LESS_THAN',
} as const;

/** A condition of a query: field, operator and value. */
type Condition = readonly [field: string, operator: keyof typeof operators, value: unknown];

/** Which documents of a collection to read. The rules require a limit. */
export interface DocumentQuery {
  /** The path of the collection. */
  collection: string;
  where?: readonly Condition[];
  /** The field by which the documents are sorted. */
  orderBy?: string | undefined;
  isDescending?: boolean | undefined;
  limit: number;
}

/** Reads documents. Rejects with `AppError`. */
export interface DocumentReader {
  /** The fields of a document; null where it does not exist. */
  get(path: string): Promise<DocumentData | null>;
  find(query: DocumentQuery): Promise<readonly FoundDocument[]>;
}

interface ReadResponse extends ServiceResponse {
  found?: { fields?: WireFields };
  /** The name of a document that does not exist. */
  missing?: string;
}

interface QueryResponse extends ServiceResponse {
  document?: { name: string; fields?: WireFields };
  /** Every part has it, also the only part of a query that finds nothing. */
  readTime?: string;
}

const getLastName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const toFilter = ([fieldPath, operator, value]: Condition): object => ({
  fieldFilter: { field: { fieldPath }, op: operators[operator], value: toWireValue(value) },
});

const toStructuredQuery = ({
  collection,
  where = [],
  orderBy,
  isDescending = false,
  limit,
}: DocumentQuery): object => ({
  from: [{ collectionId: getLastName(collection) }],
  // The service refuses a composite filter without conditions.
  ...(where.length > 0 && {
    where: { compositeFilter: { op: 'AND', filters: where.map(toFilter) } },
  }),
  ...(orderBy !== undefined && {
    orderBy: [
      { field: { fieldPath: orderBy }, direction: isDescending ? 'DESCENDING' : 'ASCENDING' },
    ],
  }),
  limit,
});

/**
 * Reads documents through Firestore's REST API, so that pages of visitors and the studio do not load the
 * SDK (docs/decisions/0074-public-documents-without-the-sdk.md). The service decides whose token
 * the requests carry.
 */
export const createDocumentReader = (service: DocumentService): DocumentReader => ({
  get: (path) =>
    withAppErrors(async () => {
      const [{ found }] = await sendRequest<ReadResponse>(service, {
        operation: 'batchGet',
        body: { documents: [getDocumentName(service, path)] },
        isReadable: (part) => 'found' in part || 'missing' in part,
      });
      return found ? fromWireFields(found.fields ?? {}) : null;
    }, path),
  find: (query) =>
    withAppErrors(async () => {
      const { collection } = query;
      const parts = await sendRequest<QueryResponse>(service, {
        operation: 'runQuery',
        parent: collection.slice(0, Math.max(0, collection.lastIndexOf('/'))),
        body: { structuredQuery: toStructuredQuery(query) },
        isReadable: (part) => 'readTime' in part,
      });
      return parts.flatMap(({ document }) =>
        document
          ? [
              {
                id: getLastName(document.name),
                data: () => fromWireFields(document.fields ?? {}),
              },
            ]
          : [],
      );
    }),
});
