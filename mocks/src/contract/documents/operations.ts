/** Every operation of the document service that the SDK sends. */
export const documentOperations = ['batchGet', 'commit', 'runAggregationQuery', 'runQuery'];
