import { onContentUpdated, useData, type Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import './style.css';

export default {
  extends: DefaultTheme,
  setup() {
    const { frontmatter } = useData();
    // The theme's home page has no <main>.
    onContentUpdated(() => {
      const content = document.querySelector('#VPContent');
      if (frontmatter.value['layout'] === 'home') content?.setAttribute('role', 'main');
      else content?.removeAttribute('role');
    });
  },
} satisfies Theme;
