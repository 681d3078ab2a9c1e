import { useEffect } from 'react';
import { useProvided } from '../provider/shop-context.ts';
import type { Service } from './service.ts';

/** The one instance of a service in this provider; it starts when a component that uses it mounts. */
export function useService<Instance>(definition: Service<Instance>): Instance {
  const { context, services } = useProvided();
  useEffect(() => services.want(definition as Service<never>), [services, definition]);
  return services.get(definition, context);
}
