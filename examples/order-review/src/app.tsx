import { useGuard, useSession } from '@filigrana/hooks';
import { SCREEN_ROLES } from '@filigrana/sdk/domain';
import { AppShell, Button, Container, Group, Loader, Text } from '@mantine/core';
import { Review } from './review.tsx';
import { LoginForm } from './login-form.tsx';
import { texts } from './texts.ts';
import { Toasts } from './toasts.tsx';

/** Who may see the review is the shop's rule: `useGuard` asks it, and the server asks it again. */
export function App() {
  const decision = useGuard(SCREEN_ROLES.orders);
  const { status, usuario, logout } = useSession();
  return (
    <AppShell header={{ height: 60 }}>
      <AppShell.Header>
        <Container size="xl" h="100%">
          <Group h="100%" justify="space-between" wrap="nowrap">
            <Text fw={700}>{texts.title}</Text>
            {status === 'authenticated' && (
              <Group gap="xs" wrap="nowrap">
                <Text size="sm" truncate>
                  {usuario?.nombre}
                </Text>
                <Button variant="default" size="xs" onClick={() => logout()}>
                  {texts.logOut}
                </Button>
              </Group>
            )}
          </Group>
        </Container>
      </AppShell.Header>
      <AppShell.Main>
        <Container size="xl" py="lg">
          {decision === 'render' && <Review />}
          {decision === 'login' && <LoginForm />}
          {decision === 'home' && <Text role="alert">{texts.login.notStaff}</Text>}
          {decision === 'unknown' && <Loader role="status" aria-label={texts.loading} />}
        </Container>
      </AppShell.Main>
      <Toasts />
    </AppShell>
  );
}
