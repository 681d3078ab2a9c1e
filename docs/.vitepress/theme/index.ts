import { useData, type Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { onMounted, watch } from 'vue';
import './style.css';

export default {
  extends: DefaultTheme,
  setup() {
    const { frontmatter } = useData();
    // The theme's home page has no <main>.
    const markMain = () => {
      const content = document.querySelector('#VPContent');
      if (frontmatter.value['layout'] === 'home') content?.setAttribute('role', 'main');
      else content?.removeAttribute('role');
    };
    onMounted(() => watch(frontmatter, markMain, { immediate: true, flush: 'post' }));
  },
} satisfies Theme;
