import { registerRootComponent } from 'expo';
import { App } from './src/app.tsx';

registerRootComponent(App);
