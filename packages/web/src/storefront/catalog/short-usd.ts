import { formatUsd } from '@filigrana/sdk/domain';

/** An amount as short as it can be: '$50', '$49.50'. */
export const shortUsd = (usd: number) => formatUsd(usd).replace(/(\.00)? USD$/, '');
