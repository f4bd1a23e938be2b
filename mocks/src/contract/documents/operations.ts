/** All Firestore operations that the SDK sends. */
export const documentOperations = ['batchGet', 'commit', 'runAggregationQuery', 'runQuery'];
