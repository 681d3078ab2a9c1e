import build from 'virtual:asset-manifest';
import { renderPage, type RenderedPage, type RenderRequest } from './render-page.ts';

/** Renders one page of the shop: what a server that hosts the web app calls. */
export const render = (request: RenderRequest): Promise<RenderedPage> => renderPage(request, build);
