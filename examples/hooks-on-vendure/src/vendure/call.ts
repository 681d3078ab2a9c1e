import type { AnswerOf, BodyOf, OperationId } from '@filigrana/sdk/contract';
import type { ShopApi } from './shop-api.ts';

/** A call of the contract, and the Vendure that is to answer it. */
export interface Call<Id extends OperationId> {
  api: ShopApi;
  /** The operation's address, with its query. */
  url: URL;
  body: BodyOf<Id, never>;
}

export type Handlers = { [Id in OperationId]?: (call: Call<Id>) => Promise<AnswerOf<Id>> };
